import NavCore
import Testing

@testable import NavTerminal

@Suite("In a list of any length keys cost what is in sight")
@MainActor struct ListKeysTests {
  private let tally = Tally()

  private func list(rows: Int = 12, active: @escaping @Sendable (Int) -> Bool = { _ in true })
    throws -> TerminalDriver
  {
    try TerminalDriver.showing(rows: rows) { [tally] in
      ListNode(count: 100_000, revision: 0) { Self.row($0, tally, isActive: active($0)) }
    }
  }

  private static func row(_ index: Int, _ tally: Tally, isActive: Bool) -> RowNode {
    tally.log.append("\(index)")
    let select: @MainActor () -> Void = { tally.text = "\(index)" }
    return RowNode("row \(index)", action: isActive ? select : nil)
  }

  /// How many rows something makes.
  private func made(_ driver: TerminalDriver, _ action: () -> Void) -> Int {
    let before = tally.log.count
    action()
    _ = driver.text
    return tally.log.count - before
  }

  @Test("At the start, and after every key, the rows that come in sight are made")
  func rowsInSight() throws {
    let driver = try list()
    #expect(tally.log == (0..<11).map { "\($0)" })
    #expect(made(driver) { driver.press(.down) } == 0)
    #expect(made(driver) { driver.press(.pageDown) } == 1)
    #expect(driver.focus == "row 11")
    #expect(made(driver) { driver.press(.down) } == 1)
    #expect(made(driver) { driver.press(.end) } <= 12)
    #expect(driver.focus == "row 99999")
    #expect(made(driver) { driver.press(.up) } == 0)
    #expect(made(driver) { driver.press(.pageUp) } <= 11)
    #expect(driver.focus == "row 99988")
    #expect(made(driver) { driver.resize(columns: 50, rows: 20) } <= 20)
    #expect(driver.focus == "row 99988")
    #expect(made(driver) { driver.press(.home) } <= 20)
    #expect(driver.focus == "row 0" && driver.focusedRows == [1])
  }

  @Test("Moving the focus by a row draws two rows and lays out none")
  func twoRows() throws {
    let driver = try list()
    for _ in 0..<9 { #expect(driver.work { driver.press(.down) } == (0, 6)) }
    #expect(driver.focus == "row 9")
  }

  @Test("The row with the focus is in sight as a whole, wherever keys take it")
  func inSight() throws {
    let driver = try list(rows: 6)
    for key in [
      TerminalKey.down, .down, .pageDown, .pageDown, .up, .pageUp, .end, .up, .pageUp, .home,
      .pageDown, .character("j"), .character("k"),
    ] {
      driver.press(key)
      let row = try #require(driver.focusedRows.first)
      #expect(driver.text[row].hasPrefix(" \(driver.focus ?? "") "), "\(key)")
    }
  }

  @Test("Rows that can't have the focus are passed; where no other is left, the list moves")
  func inactive() throws {
    let driver = try list(rows: 6) { $0 < 20 && $0 % 3 == 1 }
    #expect(driver.focus == "row 1")
    driver.press(.down)
    #expect(driver.focus == "row 4")
    for _ in 0..<5 { driver.press(.down) }
    #expect(driver.focus == "row 19")
    let top = driver.text[1]
    driver.press(.down)
    #expect(driver.text[1] != top && driver.focus == "row 19")
    driver.press(.pageDown)
    driver.press(.down)
    #expect(driver.focus == nil)
    #expect(driver.text[1].hasPrefix(" row 2"))
    driver.press(.enter)
    #expect(tally.text.isEmpty)
    for _ in 0..<12 { driver.press(.up) }
    #expect(driver.focus != nil)
  }

  @Test("A page down takes the nearest row that can have the focus where the last one can't")
  func pageToTheNearest() throws {
    let driver = try list(rows: 6) { $0 < 4 }
    driver.press(.pageDown)
    #expect(driver.focus == "row 3")
  }

  @Test("The row with the focus is activated")
  func activation() throws {
    let driver = try list()
    driver.press(.down)
    driver.press(.enter)
    #expect(tally.text == "1")
    driver.press(.down)
    driver.press(.character(" "))
    #expect(tally.text == "2")
    driver.press(.down)
    driver.press(.right)
    #expect(tally.text == "3")
  }
}
