import Foundation
import NavFoundation
import NavTestSupport
import Testing

/// The whole program with theme files.
@Suite(.serialized) struct ThemeFileTests {
  private func isBar(_ color: UInt32, of screen: TerminalEmulator) -> Bool {
    screen.cell(column: 0, row: 0).ground == color
  }

  @Test("a good file that is written while the demo runs is applied, and the path stays")
  func good() throws {
    let folder = try ThemeFolder(0x102030)
    let terminal = try DemoProgram.start(
      "run", "home", "--theme", folder.path, columns: 60, rows: 30)
    try terminal.waitFor("The kettle is on")
    terminal.press(.enter)
    try terminal.waitFor("squeaking")
    #expect(isBar(0x102030, of: terminal.screen))
    let text = terminal.screen.text
    try folder.write(0x332211)
    try terminal.wait { isBar(0x332211, of: $0) }
    #expect(terminal.screen.text == text)
    terminal.press(.escape)
    try terminal.waitFor("The kettle is on")
    #expect(isBar(0x332211, of: terminal.screen))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }

  @Test("a bad file that is written while the demo runs keeps the old theme and says where")
  func bad() throws {
    let folder = try ThemeFolder(0x102030)
    let terminal = try DemoProgram.start(
      "run", "rainbow", "--theme", folder.path, "--locale", "de", columns: 100, rows: 30)
    try terminal.waitFor("Violet")
    try folder.write(ThemeFolder.badText())
    try terminal.waitFor("Das Farbthema bleibt, wie es war")
    // How the lines are broken is up to the length of the path.
    for word in ["mine.json:5:12:", "light.ink:", "\"red\"", "Schließen"] {
      #expect(terminal.screen.text.contains(word))
    }
    try folder.write(0x332211)
    try terminal.wait { isBar(0x332211, of: $0) && !$0.text.contains("Farbthema") }
    try folder.write("{")
    try terminal.waitFor("mine.json:1:2:")
    terminal.press(.enter)
    try terminal.wait { !$0.text.contains("Farbthema") && $0.text.contains("Violet") }
    #expect(isBar(0x332211, of: terminal.screen))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test("an app that the catalogue opens has the theme as the file has it then")
  func catalogue() throws {
    let folder = try ThemeFolder(0x102030)
    let terminal = try DemoProgram.start("--theme", folder.path)
    try terminal.wait { isBar(0x102030, of: $0) }
    try folder.write(0x332211)
    try terminal.wait { isBar(0x332211, of: $0) }
    terminal.press(.enter)
    try terminal.waitFor("Violet")
    #expect(isBar(0x332211, of: terminal.screen))
    try folder.write(0x112233)
    try terminal.wait { isBar(0x112233, of: $0) }
    terminal.type("q")
    try terminal.wait { $0.text.contains("Hello!") && isBar(0x112233, of: $0) }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test("a bad file at the start is an error that tells all of it, with status 2")
  func start() throws {
    let folder = try ThemeFolder(0)
    try folder.write(ThemeFolder.badText().replacing("\"name\"", with: "\"nmae\""))
    for arguments in [["run", "home"], ["render", "home"], []] {
      let run = try DemoProgram.run(arguments + ["--theme", folder.path], output: nil)
      #expect(run.status == 2 && run.output == "")
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines.allSatisfy { $0.hasPrefix("NavDemo: \(folder.path):") })
      #expect(run.errors.contains("did you mean \"name\"?"))
    }
    let none = try DemoProgram.run("run", "home", "--theme", "./none.json")
    #expect(none.status == 2)
    #expect(
      none.errors
        == "NavDemo: ./none.json: expected a theme file that can be read; there is no such file\n")
  }

  @Test("a frame is rendered in the theme of a file, which the report names")
  func render() throws {
    let folder = try ThemeFolder(0)
    let run = try DemoProgram.run("render", "home", "--theme", folder.path, "--format", "json")
    #expect(run.status == 0)
    #expect(try JSONValue(parsing: run.output)["theme"] == "mine")
  }

  @Test("a theme that is exported is checked without a problem; an unknown one is told")
  func export() throws {
    let folder = try ThemeFolder(0)
    for name in ["plain", "mono"] {
      let run = try DemoProgram.run("theme", "export", name)
      #expect(run.status == 0 && run.output.hasSuffix("}\n") && !run.output.hasSuffix("\n\n"))
      try folder.write(run.output)
      let check = try DemoProgram.run("theme", "check", folder.path)
      #expect(check.status == 0 && check.output == "\(folder.path): all is well\n")
    }
    let unknown = try DemoProgram.run("theme", "export", "plian")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean “plain”?"))
  }

  @Test("a check tells all problems of all files, contrast too, with status 1")
  func check() throws {
    let (bad, pale, good) = (try ThemeFolder(0), try ThemeFolder(0xFFFFFF), try ThemeFolder(0))
    try bad.write(ThemeFolder.badText())
    let paths = [bad.path, pale.path, good.path, "/none"]
    let run = try DemoProgram.run(["theme", "check"] + paths, output: nil)
    #expect(run.status == 1 && run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("\(bad.path):5:12: light.ink: expected a colour"))
    #expect(
      lines[1].hasPrefix(
        "\(pale.path):28:15: dark.barInk: barInk #FFFFFF on barGround #FFFFFF has a contrast of 1"))
    #expect(lines[2] == "\(good.path): all is well")
    #expect(lines[3].hasPrefix("/none: expected a theme file"))
    let json = try DemoProgram.run(["theme", "check", "--json"] + paths, output: nil)
    let problems = try JSONValue(parsing: json.output)
    #expect(json.status == 1 && problems.elements.count == 3)
    #expect(problems[0]?.keys == ["file", "line", "column", "key", "message"])
    #expect(problems[0]?["line"] == 5 && problems[0]?["key"] == "light.ink")
    #expect(problems[2]?["line"] == .null)
  }
}
