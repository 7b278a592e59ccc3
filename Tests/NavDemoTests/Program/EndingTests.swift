import Foundation
import NavTestSupport
import Testing

/// However the program ends, the terminal is as it was before.
@Suite(.serialized) struct EndingTests {
  private func started() throws -> PseudoTerminal {
    let terminal = try DemoProgram.start("run", "rainbow")
    try terminal.waitFor("Rainbow Colors")
    #expect(terminal.screen.isAlternate)
    #expect(terminal.lineSettings != terminal.initialLineSettings)
    return terminal
  }

  @Test("q leaves with status 0 and gives the terminal back")
  func quit() throws {
    let terminal = try started()
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }

  @Test("Ctrl-C leaves with the status of an interrupted program and gives the terminal back")
  func interrupt() throws {
    let terminal = try started()
    terminal.press(.interrupt)
    #expect(try terminal.waitForEnd() == .exit(130))
    #expect(terminal.isGivenBack)
  }

  @Test(
    "a signal ends the program as signals do, and the terminal is given back",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV])
  func signal(_ signal: Int32) throws {
    let terminal = try started()
    terminal.send(signal)
    let ending = try terminal.waitForEnd()
    #expect([.signal(signal), .exit(128 + signal)].contains(ending))
    #expect(terminal.isGivenBack)
  }

  @Test("an error at the start leaves the terminal alone")
  func error() throws {
    let terminal = try DemoProgram.start("run", "rainbow", "--theme", "rainbwo")
    #expect(try terminal.waitForEnd() == .exit(2))
    #expect(terminal.isGivenBack)
    #expect(terminal.screen.text.contains("rainbow"))
  }
}
