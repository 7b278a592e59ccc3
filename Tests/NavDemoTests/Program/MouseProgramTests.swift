import Foundation
import NavTestSupport
import Testing

/// The whole program and the mouse of its terminal.
@Suite(.serialized) struct MouseProgramTests {
  /// What a terminal sends for a click of the left button at a cell, counted from 0.
  private func click(_ column: Int, _ row: Int) -> String {
    "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m"
  }

  private func row(of text: String, _ terminal: PseudoTerminal) throws -> Int {
    let rows = 0..<24
    return try #require(rows.first { terminal.screen.text(row: $0).contains(text) })
  }

  @Test("the mouse is the program's while it runs, and the terminal's again afterwards")
  func modes() throws {
    let terminal = try DemoProgram.start("run", "rainbow")
    try terminal.waitFor("Rainbow Colors")
    #expect(terminal.screen.modes.isSuperset(of: [1002, 1006]))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }

  @Test("--mouse off leaves the mouse to the terminal")
  func off() throws {
    let terminal = try DemoProgram.start("run", "rainbow", "--mouse", "off")
    try terminal.waitFor("Rainbow Colors")
    #expect(terminal.screen.modes.isDisjoint(with: [1002, 1006]))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }

  @Test("a program that is killed gives the mouse back, too")
  func killed() throws {
    let terminal = try DemoProgram.start("run", "rainbow")
    try terminal.waitFor("Rainbow Colors")
    terminal.send(SIGTERM)
    _ = try terminal.waitForEnd()
    #expect(terminal.screen.modes.isDisjoint(with: [1002, 1006]) && terminal.isGivenBack)
  }

  @Test("a click opens, the wheel scrolls, and the back button is clicked")
  func clicking() throws {
    let terminal = try DemoProgram.start("run", "rainbow", columns: 60, rows: 24)
    try terminal.waitFor("Rainbow Colors")
    terminal.type(click(4, try row(of: "Yellow", terminal)))
    // It has come to its place then.
    try terminal.wait { $0.text(row: 0).hasPrefix(" ‹ Rainbow Colors") }
    try terminal.waitFor("570–590 nm")
    terminal.type(String(repeating: "\u{1B}[<65;30;20M", count: 9))
    try terminal.wait { $0.text(row: 1).contains("▴") }
    terminal.type(click(2, 0))
    try terminal.waitFor("Violet")
  }

  @Test("on a device, clicks are where the device stands in the terminal")
  func device() throws {
    let terminal = try DemoProgram.start(
      "run", "rainbow", "--points", "320x320", columns: 80, rows: 24)
    try terminal.waitFor("Rainbow Colors")
    let place = try row(of: "Yellow", terminal)
    terminal.type(click(2, place) + click(30, place))
    try terminal.waitFor("570–590 nm")
  }
}
