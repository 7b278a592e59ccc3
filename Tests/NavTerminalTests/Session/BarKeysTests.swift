import NavCore
import NavLayout
import NavStyles
import NavThemes
import Testing

@testable import NavTerminal

@Suite("Menus, search and reading by key")
@MainActor struct BarKeysTests {
  private enum Page: Route {
    case list
    case item(Int)
    static let routeName = "page"
  }

  private func driver(bar: String = "back-and-home") throws -> TerminalDriver {
    let app = try NavApp(
      "Test", plugins: [BuiltInThemes(), BuiltInStyles()], root: .stack(Page.list)
    )
    .choosing(bar: bar)
    .route(Page.self) { page, context in
      let number = if case .item(let number) = page { number } else { 0 }
      let screen = Screen(number == 0 ? "List" : "Item \(number)") {
        TextNode("text of \(number)")
        for next in [number + 1, number + 2] {
          RowNode("to \(next)") { context.navigator.push(Page.item(next)) }
        }
      }
      return screen.search("", prompt: "Find") { _ in }
    }
    return TerminalDriver(app, columns: 60, rows: 20)
  }

  private func titles(_ driver: TerminalDriver) -> [String] {
    driver.model.front.entries.map { "\($0.text)" }
  }

  @Test("m opens the history: a choice goes back several steps at once")
  func history() throws {
    let driver = try driver()
    for _ in 0..<4 { driver.press(.enter) }
    driver.press(.character("m"))
    #expect(driver.text.contains { $0.contains("Go back to") })
    #expect(driver.focus == "Item 3")
    driver.press(.down)
    driver.press(.down)
    #expect(driver.focus == "Item 1")
    driver.press(.enter)
    #expect(driver.model.prompt == nil && driver.frame.frontStack?.bar?.title == "Item 1")
    #expect(titles(driver).count == 2)
  }

  @Test("Escape leaves the history, and all stays as it is")
  func leaving() throws {
    let driver = try driver()
    for _ in 0..<3 { driver.press(.enter) }
    driver.press(.character("m"))
    driver.press(.escape)
    #expect(driver.model.prompt == nil && titles(driver).count == 4)
    driver.press(.escape)
    #expect(titles(driver).count == 3)
  }

  @Test("At the beginning m does nothing")
  func beginning() throws {
    let driver = try driver()
    driver.press(.character("m"))
    #expect(driver.model.prompt == nil)
  }

  @Test("The script word does what the key does")
  func script() throws {
    let driver = try driver()
    for _ in 0..<3 { driver.press(.enter) }
    driver.perform(.menu)
    #expect(driver.focus == "Item 2")
  }

  @Test("/ goes to the search field; Escape leaves it, and goes back then")
  func search() throws {
    let driver = try driver()
    driver.press(.enter)
    driver.press(.character("/"))
    #expect(driver.focus == "Find")
    driver.press(.escape)
    #expect(titles(driver).count == 2 && driver.focus == "to 2")
    driver.press(.escape)
    #expect(titles(driver).count == 1)
    driver.press(.character("?"))
    #expect(driver.text.contains { $0.contains("Search field") })
    #expect(driver.text.contains { $0.contains("Menu or history") })
  }

  @Test("After a push the heading is read, then what has the focus, after a pop what was pressed")
  func reading() throws {
    let driver = try driver()
    #expect(driver.reading?.role == .heading && driver.reading?.label == "List")
    driver.press(.down)
    #expect(driver.reading?.role == .row && driver.reading?.label == "to 2")
    driver.press(.enter)
    #expect(driver.reading?.role == .heading && driver.reading?.label == "Item 2")
    #expect(driver.focus == "to 3", "the keys go on from the first row all the same")
    driver.press(.escape)
    #expect(driver.reading?.label == "to 2")
  }

  @Test(
    "A screen has a heading whatever its bar shows",
    arguments: [
      "title", "back", "back-and-home", "large-title", "minimal", "minimal:placement=leading",
      "tinted", "bottom", "floating-button", "overlay-back", "breadcrumb", "hidden",
    ])
  func headings(_ bar: String) throws {
    let driver = try driver(bar: bar)
    driver.press(.enter)
    let headings = driver.accessElements.filter { $0.role == .heading }
    #expect(headings.map(\.label) == ["Item 1"])
    #expect(driver.reading == headings.first)
  }

  @Test("A large title comes back at the beginning, also where all fits once it is small")
  func largeTitle() throws {
    for rows in 17...40 {
      let screen = Screen("Long") {
        ListNode(count: 20) { RowNode("row \($0)") {} }
      }
      let app = try NavApp(
        "Test", plugins: [BuiltInThemes(), BuiltInStyles()], root: .stack(.screen(screen))
      ).bar(.largeTitle)
      let driver = TerminalDriver(app, columns: 40, rows: rows)
      driver.press(.end)
      #expect(driver.focus == "row 19" && driver.text.contains { $0.contains("row 19") })
      driver.press(.home)
      #expect(driver.frame.frontStack?.bar?.scrollState == .atEdge, "\(rows) rows")
    }
  }

  @Test("A question is read from its heading on")
  func question() throws {
    let driver = try driver()
    driver.model.ask(Prompt("Leave?", choices: [.init("Yes"), .init("No", role: .cancel)])) { _ in }
    #expect(driver.reading?.role == .heading && driver.reading?.label == "Leave?")
    driver.press(.right)
    #expect(driver.reading?.label == "No")
  }

  @Test("The terminal's cursor rests where it is read, and at the caret of a field")
  func cursor() throws {
    let driver = try driver()
    func rect() throws -> (Int, Int) {
      let rect = try #require(driver.reading?.rect)
      return (rect.x, rect.y)
    }
    #expect(driver.cursor == (try rect()))
    driver.press(.down)
    #expect(driver.cursor == (try rect()))
    driver.press(.character("/"))
    driver.type("milk")
    #expect(driver.cursor.row == driver.reading?.rect.y)
  }

  @Test("The bytes leave the cursor there; where nothing changes none are sent")
  func bytes() throws {
    let driver = try driver()
    let first = String(decoding: driver.encodeChanges(), as: UTF8.self)
    let (column, row) = driver.cursor
    #expect(first.hasSuffix("\u{1B}[\(row + 1);\(column + 1)H") || !first.isEmpty)
    #expect(driver.encodeChanges().isEmpty)
    driver.press(.down)
    #expect(!driver.encodeChanges().isEmpty)
    #expect(driver.encodeChanges().isEmpty)
  }

  @Test("Up and Down reach what floats amid the body, and come back from it")
  func floating() throws {
    let driver = try driver(bar: "floating-button:y=0.5")
    driver.press(.enter)
    for _ in 0..<4 where driver.focus?.hasPrefix("Back") != true { driver.press(.down) }
    #expect(driver.focus == "Back to List")
    driver.press(.up)
    #expect(driver.focus?.hasPrefix("to") == true)
  }
}
