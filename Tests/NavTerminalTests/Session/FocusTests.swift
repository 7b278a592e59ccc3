import NavCore
import NavStyles
import NavThemes
import Observation
import Testing

@testable import NavTerminal

@MainActor @Observable private final class Items {
  var names = (0..<20).map { "item \($0)" }
}

@Suite("The focus is where the user expects it")
@MainActor struct FocusTests {
  private let items = Items()

  private func driver(rows: Int = 12) throws -> TerminalDriver {
    try TerminalDriver.showing(rows: rows) { [items] in
      TextNode("head")
      ListNode(items.names, id: { $0 }) { RowNode($0, action: {}) }
    }
  }

  @Test("It begins at the first row, else at the first thing of the body, and nowhere else")
  func first() throws {
    #expect(try driver().focus == "item 0")
    let buttons = try TerminalDriver.showing {
      ButtonNode("off", isEnabled: false) {}
      ButtonNode("one") {}
    }
    #expect(buttons.focus == "one")
    let screen = Screen("Title") { TextNode("text") }.trailing { BarItem("Add") {} }
    #expect(try TerminalDriver.running(.stack(.screen(screen))).focus == nil)
    #expect(try TerminalDriver.showing { TextNode("text") }.focus == nil)
  }

  @Test("Where nothing has it, Up leads into the bar, Tab too, and Enter does nothing")
  func bar() throws {
    let items = items
    let screen = Screen("Title") { TextNode("text") }
      .trailing { BarItem("Add") { items.names = [] } }
    let driver = try TerminalDriver.running(.stack(.screen(screen)))
    driver.press(.enter)
    driver.press(.down)
    #expect(driver.focus == nil && !items.names.isEmpty)
    driver.press(.up)
    #expect(driver.focus == "Add")
    driver.press(.enter)
    #expect(items.names.isEmpty)
    let other = try TerminalDriver.running(.stack(.screen(screen)))
    other.press(.tab)
    #expect(other.focus == "Add")
  }

  @Test("It survives another size, and is brought into sight")
  func resizing() throws {
    let driver = try driver()
    for _ in 0..<9 { driver.press(.down) }
    for rows in [4, 20, 3, 12, 5] {
      driver.resize(columns: 30, rows: rows)
      #expect(driver.focus == "item 9")
      #expect(driver.focusedRows.count == 1)
    }
    driver.resize(columns: 1, rows: 1)
    driver.resize(columns: 40, rows: 12)
    #expect(driver.focus == "item 9")
  }

  @Test("It stays with its row when rows come and go before it")
  func rowsBefore() throws {
    let driver = try driver()
    for _ in 0..<3 { driver.press(.down) }
    items.names.insert("new", at: 0)
    #expect(driver.focus == "item 3")
    driver.press(.down)
    #expect(driver.focus == "item 4")
    items.names.removeFirst(3)
    #expect(driver.focus == "item 4")
    driver.press(.up)
    #expect(driver.focus == "item 3")
  }

  @Test("When its row is gone it goes to the row that has its place, or to the last")
  func rowGone() throws {
    let driver = try driver()
    for _ in 0..<5 { driver.press(.down) }
    items.names.remove(at: 5)
    #expect(driver.focus == "item 6")
    items.names.removeLast(13)
    #expect(driver.focus == "item 6")
    items.names.removeLast()
    #expect(driver.focus == "item 4")
    items.names = []
    #expect(driver.focus == nil)
  }

  @Test("While rows are loaded it waits for them")
  func reloading() throws {
    let driver = try driver()
    for _ in 0..<5 { driver.press(.down) }
    let names = items.names
    items.names = []
    #expect(driver.focus == nil)
    items.names = names
    #expect(driver.focus == "item 5")
  }

  @Test("It moves to what is above and below, beside, and round by Tab")
  func buttons() throws {
    let driver = try TerminalDriver.showing {
      StackNode(.horizontal, gap: .medium) {
        ButtonNode("a") {}
        ButtonNode("b") {}
      }
      ScrollNode {
        ButtonNode("c") {}
        TextNode("text")
        ButtonNode("d") {}
      }
    }
    let walk: [(TerminalKey, String)] = [
      (.right, "b"), (.left, "a"), (.down, "c"), (.down, "d"), (.down, "d"), (.up, "c"),
      (.tab, "d"), (.tab, "a"), (.backTab, "d"), (.character("k"), "c"), (.character("j"), "d"),
    ]
    for (key, label) in walk {
      driver.press(key)
      #expect(driver.focus == label, "\(key)")
    }
  }

  @Test("A button in a scroll area is in sight again after another size")
  func scrollArea() throws {
    let driver = try TerminalDriver.showing(rows: 20) {
      ScrollNode { for number in 0..<12 { ButtonNode("button \(number)") {} } }
    }
    for _ in 0..<10 { driver.press(.down) }
    driver.resize(columns: 40, rows: 5)
    #expect(driver.focus == "button 10")
    #expect(driver.text.contains { $0.contains("button 10") })
    driver.press(.pageUp)
    #expect(!driver.text.contains { $0.contains("button 10") }, "what is scrolled stays")
  }
}
