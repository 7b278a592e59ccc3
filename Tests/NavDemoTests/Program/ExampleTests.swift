import Foundation
import NavTestSupport
import Testing

/// The example that the README begins with, as a program of its own.
@Suite(.serialized) struct ExampleTests {
  private let program = DemoProgram.path(of: "Fruits")

  private func started() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [program], environment: DemoProgram.environment, columns: 60, rows: 10)
    try terminal.waitFor("Mango")
    return terminal
  }

  @Test("on a terminal it is browsed, and q leaves it with status 0")
  func browsing() throws {
    let terminal = try started()
    terminal.press(.down, .enter)
    try terminal.waitFor("Mango tastes good.")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }

  @Test("Ctrl-C ends it with the status of an interrupted program")
  func interrupted() throws {
    let terminal = try started()
    terminal.press(.interrupt)
    #expect(try terminal.waitForEnd() == .exit(130))
    #expect(terminal.isGivenBack)
  }

  #if os(Linux)
    @Test("a frame that can't be written is told by the status")
    func fullDisk() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      #expect(try DemoProgram.run([], output: full, program: program).status == 1)
    }
  #endif

  @Test("without a terminal it writes one frame as plain text")
  func plain() throws {
    let run = try DemoProgram.run([], output: nil, program: program)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains("Mango") && !run.output.contains("\u{1B}"))
  }
}
