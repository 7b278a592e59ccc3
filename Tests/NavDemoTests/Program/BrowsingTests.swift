import Foundation
import NavTestSupport
import Testing

/// The whole program in a terminal: keys in, the screen read back from what was written.
@Suite(.serialized) struct BrowsingTests {
  @Test("the catalogue opens an app, and quitting that comes back to it")
  func catalogue() throws {
    let terminal = try DemoProgram.start()
    try terminal.waitFor("Rainbow")
    terminal.press(.enter)
    try terminal.waitFor("Rainbow Colors")
    terminal.type("q")
    try terminal.wait { $0.text.contains("Notes") && !$0.text.contains("Rainbow Colors") }
    terminal.press(.enter)
    try terminal.waitFor("Rainbow Colors")
    terminal.press(.escape)
    try terminal.wait { $0.text.contains("Notes") && !$0.text.contains("Rainbow Colors") }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }

  @Test("arrows move the focus, Enter goes on, Escape goes back")
  func pushAndBack() throws {
    let terminal = try DemoProgram.start("run", "rainbow", columns: 60, rows: 30)
    try terminal.waitFor("Rainbow Colors")
    terminal.press(.down, .down, .enter)
    try terminal.waitFor("570–590 nm")
    #expect(terminal.screen.text(row: 0).contains("‹ Rainbow Colors"))
    terminal.press(.escape)
    try terminal.wait { !$0.text.contains("570–590 nm") && $0.text.contains("Violet") }
    terminal.type("jk")
    terminal.press(.right)
    try terminal.waitFor("570–590 nm")
    terminal.press(.left)
    try terminal.wait { !$0.text.contains("570–590 nm") }
    terminal.press(.enter)
    try terminal.waitFor("570–590 nm")
    terminal.press(.backspace)
    try terminal.wait { !$0.text.contains("570–590 nm") }
  }

  @Test("? shows the keys, and any key closes them")
  func keys() throws {
    let terminal = try DemoProgram.start("run", "home")
    try terminal.waitFor("Home")
    terminal.type("?")
    try terminal.waitFor("Show these keys")
    terminal.type("z")
    try terminal.wait { !$0.text.contains("Show these keys") }
  }

  @Test("thousands of keys at once are taken at once, and Ctrl-C does not wait for them")
  func flood() throws {
    let terminal = try DemoProgram.start("run", "notes", columns: 70, rows: 24)
    try terminal.waitFor("Welcome")
    terminal.press(.enter, .enter)
    try terminal.waitFor("Save")
    terminal.type(String(repeating: "zebra ", count: 600) + "END")
    try terminal.waitFor("END")
    terminal.press(.interrupt)
    #expect(try terminal.waitForEnd() == .exit(130))
    #expect(terminal.isGivenBack)
  }

  @Test("a terminal that understands text alone is given one frame", arguments: ["dumb", ""])
  func dumb(_ name: String) throws {
    let terminal = try DemoProgram.start("run", "rainbow", adding: ["TERM": name])
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screen.text.contains("Violet") && !terminal.log.contains(0x1B))
  }

  @Test("Tab changes the column where both are seen")
  func tab() throws {
    let terminal = try DemoProgram.start("run", "rainbow", columns: 120, rows: 30)
    try terminal.waitFor("Rainbow Colors")
    terminal.press(.enter)
    try terminal.waitFor("625–740 nm")
    terminal.press(.tab, .down, .enter)
    try terminal.waitFor("585–620 nm")
    #expect(terminal.screen.text(row: 0).contains("Rainbow Colors"))
  }

  @Test("another size of the window is another arrangement, and the way back is kept")
  func resize() throws {
    let terminal = try DemoProgram.start("run", "rainbow", columns: 120, rows: 30)
    try terminal.waitFor("Rainbow Colors")
    terminal.press(.down, .enter)
    try terminal.waitFor("585–620 nm")
    terminal.resize(columns: 60, rows: 20)
    try terminal.wait { $0.text(row: 0).contains("‹ Rainbow Colors") }
    terminal.resize(columns: 1, rows: 1)
    terminal.resize(columns: 120, rows: 30)
    try terminal.wait { $0.text.contains("585–620 nm") && $0.text.contains("Violet") }
    #expect(terminal.screen.failures == [])
  }

  @Test("nothing is written while nothing changes")
  func idle() throws {
    let terminal = try DemoProgram.start("run", "rainbow")
    try terminal.waitFor("Rainbow Colors")
    _ = terminal.bytes(within: 0.2)
    #expect(terminal.bytes(within: 0.3) == 0)
  }

  @Test("NO_COLOR shows no colour, and the focus all the same")
  func noColor() throws {
    let terminal = try DemoProgram.start("run", "rainbow", adding: ["NO_COLOR": "1"])
    try terminal.waitFor("Rainbow Colors")
    #expect(terminal.screen.cells.allSatisfy { $0.ink == nil && $0.ground == nil })
    #expect(terminal.screen.cells.contains { $0.attributes.contains(7) })
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test("an edited note that is left is asked about, and discarded when the user says so")
  func discard() throws {
    let terminal = try DemoProgram.start("run", "notes", columns: 70, rows: 24)
    try terminal.waitFor("Welcome")
    terminal.press(.enter)
    try terminal.waitFor("Edit")
    terminal.press(.enter)
    try terminal.waitFor("Save")
    terminal.type("Zebra")
    try terminal.waitFor("Zebra")
    terminal.press(.escape)
    try terminal.waitFor("Discard changes?")
    terminal.press(.escape)
    try terminal.wait { !$0.text.contains("Discard changes?") }
    #expect(terminal.screen.text.contains("Zebra"))
    terminal.press(.escape)
    try terminal.waitFor("Discard changes?")
    terminal.press(.right, .right, .enter)
    try terminal.wait {
      !$0.text.contains("Discard changes?") && !$0.text.contains("Zebra")
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }
}
