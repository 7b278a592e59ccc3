import Foundation
import Testing

/// The program where there is no terminal.
@Suite struct PipeTests {
  @Test("without a terminal the catalogue is written as plain text, with status 0")
  func catalogue() throws {
    let run = try DemoProgram.run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("Rainbow"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("run without a terminal writes one frame of the app")
  func runApp() throws {
    let run = try DemoProgram.run("run", "rainbow")
    #expect(run.status == 0)
    #expect(run.output.contains("Rainbow Colors"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("render prints the page of yellow, with the way back to the list")
  func renderNarrow() throws {
    let run = try DemoProgram.run(
      "render", "rainbow", "--size", "60x30", "--script", "down; down; enter")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(run.status == 0)
    #expect(lines[0].contains("‹ Rainbow Colors"))
    #expect(lines[0].contains("Yellow"))
    #expect(run.output.contains("570–590 nm"))
    #expect(!run.output.contains("Violet"))
  }

  @Test("at 120 columns the list stays beside the page")
  func renderWide() throws {
    let run = try DemoProgram.run(
      "render", "rainbow", "--size", "120x30", "--script", "down; down; enter")
    #expect(run.status == 0)
    #expect(run.output.contains("570–590 nm"))
    #expect(run.output.contains("Violet"))
  }

  @Test("ansi has colours and leaves none open")
  func ansi() throws {
    let run = try DemoProgram.run("render", "rainbow", "--format", "ansi")
    #expect(run.status == 0)
    #expect(run.output.contains("\u{1B}["))
    #expect(run.output.hasSuffix("\u{1B}[0m\n") || run.output.hasSuffix("\u{1B}[m\n"))
  }

  @Test(
    "an unknown name is an error that names it, the known ones and the nearest",
    arguments: [
      (["--theme", "rainbwo"], ["rainbwo", "plain", "rainbow"]),
      (["--bar", "tittle"], ["tittle", "title", "back-and-home"]),
      (["--columns", "dubble-column"], ["dubble-column", "stack", "double-column"]),
    ])
  func unknownName(_ option: [String], _ named: [String]) throws {
    let run = try DemoProgram.run("render", "rainbow", option[0], option[1])
    #expect(run.status == 2)
    #expect(run.output == "")
    for name in named { #expect(run.errors.contains(name)) }
  }

  @Test("a step that means nothing is an error that says which and why")
  func badStep() throws {
    let run = try DemoProgram.run("render", "rainbow", "--script", "down; dwon; enter")
    #expect(run.status == 2)
    for part in ["2", "dwon", "down"] { #expect(run.errors.contains(part)) }
  }

  #if os(Linux)
    @Test(
      "output that can't be written is an error, said in one line", arguments: ["--help", "list"])
    func fullDisk(_ command: String) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try DemoProgram.run([command], output: full)
      #expect(run.status == 1)
      #expect(run.errors.contains("can't be written"))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  #endif

  @Test("list names what there is and which plug-in brought it")
  func list() throws {
    let run = try DemoProgram.run("list", "bars", "--json")
    let listed = try JSONValue(parsing: run.output).elements
    #expect(run.status == 0)
    #expect(listed.count == 11)
    #expect(listed.map { $0["name"] }.contains("floating-button"))
    #expect(listed.allSatisfy { $0["plugin"] == "NavStyles" && $0["summary"] != "" })
  }

  @Test(
    "every command has help, and the program a version",
    arguments: ["run", "render", "list", "theme"])
  func help(_ command: String) throws {
    let run = try DemoProgram.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("NavDemo \(command)"))
    #expect(try DemoProgram.run("--version").output.contains("0.1.0"))
  }
}
