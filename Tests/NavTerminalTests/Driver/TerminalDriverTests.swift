import NavCore
import NavStyles
import NavTestSupport
import NavThemes
import Testing

@testable import NavTerminal

private enum Page: Route {
  case list
  case item(Int)
  static let routeName = "page"
}

@Suite("A driver runs an app without a terminal")
@MainActor struct TerminalDriverTests {
  private func fruits(columns: Int = 60, rows: Int = 10) throws -> TerminalDriver {
    let app = try NavApp(
      "Fruits", plugins: [BuiltInThemes(), BuiltInStyles()], root: .stack(Page.list)
    ).route(Page.self) { page, context in
      switch page {
      case .list:
        Screen("Fruits") {
          ListNode(count: 100_000) { number in
            RowNode("Fruit \(number)") { context.navigator.push(Page.item(number)) }
          }
        }
      case .item(let number): Screen("Fruit \(number)") { TextNode("About fruit \(number)") }
      }
    }
    return TerminalDriver(app, columns: columns, rows: rows)
  }

  @Test("The screen is what the app shows: bar, body, focus")
  func screen() throws {
    let driver = try fruits(columns: 40, rows: 5)
    #expect(driver.text[0].hasPrefix("                 Fruits"))
    #expect(driver.text[1] == " Fruit 0                              ›")
    #expect(driver.focus == "Fruit 0")
    #expect(driver.size == (40, 5))
    #expect(driver.text(column: 1, row: 1) == "F")
    #expect(driver.text(column: 40, row: 1) == "")
    #expect(driver.focusedRows == [1])
  }

  @Test("After a push the new entry's body and bar are composed, and nothing else")
  func push() throws {
    let driver = try fruits()
    let before = driver.statistics.units
    driver.press(.enter)
    #expect(driver.text[1] == "About fruit 0")
    #expect(driver.statistics.units == before + 2)
    driver.press(.escape)
    #expect(driver.focus == "Fruit 0")
    #expect(driver.statistics.units == before + 2, "what was composed is kept")
  }

  @Test("The bytes are those of the changes: none without a change, few for a row")
  func bytes() throws {
    let driver = try fruits(columns: 120, rows: 40)
    #expect(!driver.encodeChanges().isEmpty)
    #expect(driver.encodeChanges().isEmpty)
    driver.press(.down)
    let change = driver.encodeChanges()
    #expect((1...500).contains(change.count))
    driver.press(.up)
    driver.press(.down)
    #expect(driver.encodeChanges().isEmpty, "back where it was")
    driver.advance(by: .seconds(60))
    #expect(driver.encodeChanges().isEmpty)
  }

  @Test("A script is done step by step, and ends where the app is left")
  func script() async throws {
    let driver = try fruits()
    await driver.run(try Script(parsing: "down; enter; resize 50x8; back; down; q; down"))
    #expect(driver.isFinished)
    #expect(driver.size == (50, 8))
    #expect(driver.focus == "Fruit 2")
  }

  @Test("It waits for the work of screens, and for no longer than is allowed")
  func settling() async throws {
    let tally = Tally()
    let screen = Screen("Loading") { TextNode("\(tally.count)") }
      .task {
        for _ in 0..<50 { await Task.yield() }
        tally.count = 7
      }
    let driver = try TerminalDriver.running(.stack(.screen(screen)))
    await driver.settle()
    #expect(driver.text[1] == "7")

    let endless = Screen("Endless") { TextNode("…") }
      .task { while !Task.isCancelled { await Task.yield() } }
    let other = try TerminalDriver.running(.stack(.screen(endless)))
    await other.settle(limit: .zero)
    #expect(!other.model.isIdle)
    other.model.terminate()
  }

  @Test(
    "Waiting with a limit ends with the work, or at the limit, whichever comes first",
    .timeLimit(.minutes(10)))
  func limits() async throws {
    let tally = Tally()
    let screen = Screen("Work") { TextNode("\(tally.count)") }
      .task {
        for _ in 0..<50 { await Task.yield() }
        tally.count = 7
      }
    let driver = try TerminalDriver.running(.stack(.screen(screen)))
    await driver.settle(limit: .seconds(600))
    #expect(driver.text[1] == "7")
    let endless = Screen("Endless") { TextNode("…") }
      .task { await withCheckedContinuation { tally.ends.append($0) } }
    let other = try TerminalDriver.running(.stack(.screen(endless)))
    await other.settle(limit: .milliseconds(5))
    #expect(!other.model.isIdle)
    for end in tally.ends { end.resume() }
    await other.settle()
    #expect(other.model.isIdle)
  }

  @Test("An app opens above another one, and leaving it shows that one again, as it was")
  func opening() throws {
    let driver = try fruits()
    driver.press(.down)
    let below = driver.model
    driver.open(try fruits(columns: 20, rows: 4).model.app)
    #expect(driver.model !== below && driver.focus == "Fruit 0")
    driver.resize(columns: 50, rows: 8)
    driver.press(.escape)
    #expect(driver.model === below && !driver.isFinished)
    #expect(driver.focus == "Fruit 1")
    driver.open(try fruits().model.app)
    driver.press(.control("c"))
    #expect(driver.isFinished)
  }

  @Test("The bytes of all changes together make a terminal show the screen")
  func terminal() throws {
    let driver = try fruits(columns: 30, rows: 6)
    var terminal = TerminalEmulator.agreeing(columns: 30, rows: 6)
    terminal.feed("\u{1B}[?7l".utf8)
    for key in [TerminalKey.down, .down, .enter, .escape, .pageDown, .end, .home] {
      terminal.feed(driver.encodeChanges())
      driver.press(key)
    }
    terminal.feed(driver.encodeChanges())
    #expect((0..<6).map { terminal.text(row: $0) } == driver.text)
  }
}
