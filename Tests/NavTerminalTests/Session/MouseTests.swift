import NavCore
import NavLayout
import NavStyles
import NavThemes
import Testing

@testable import NavTerminal

@Suite("The mouse")
@MainActor struct MouseTests {
  enum Spot: Route {
    case list
    case item(Int)
    case form
    static let routeName = "spot"
  }

  private func driver(
    _ root: ContainerPlan = .stack(Spot.list), columns: Int = 60, rows: Int = 16
  ) throws -> TerminalDriver {
    let app = try NavApp("Test", plugins: [BuiltInThemes(), BuiltInStyles()], root: root)
      .route(Spot.self) { spot, context in
        switch spot {
        case .list:
          Screen("List") {
            ListNode(0..<40, id: { "\($0)" }) { index in
              RowNode("row \(index)") { context.navigator.show(Spot.item(index)) }
            }
          }
        case .item(let number):
          Screen("Item \(number)") {
            TextNode("text of \(number)")
            RowNode("deeper") { context.navigator.push(Spot.item(number + 1)) }
          }
        case .form:
          Screen("Form") {
            FieldNode("Name", text: context.state.text) { context.state.text = $0 }
            ButtonNode("Save") { context.navigator.push(Spot.item(99)) }
          }
        }
      }
    return TerminalDriver(app, columns: columns, rows: rows)
  }

  /// Where a text begins on the screen.
  private func place(_ text: String, _ driver: TerminalDriver) throws -> (column: Int, row: Int) {
    for (row, line) in driver.text.enumerated() {
      if let range = line.firstRange(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    throw Missing(text: text)
  }

  private struct Missing: Error { let text: String }

  private func click(_ text: String, _ driver: TerminalDriver) throws {
    let place = try place(text, driver)
    driver.click(column: place.column, row: place.row)
  }

  private func path(_ driver: TerminalDriver) -> [String] {
    driver.model.front.entries.map { "\($0.route?.as(Spot.self).map { "\($0)" } ?? "*")" }
  }

  @Test("a click uses what it is on: a row, the back button; the focus is there")
  func clicking() throws {
    let driver = try driver()
    try click("row 3", driver)
    #expect(path(driver) == ["list", "item(3)"])
    try click("‹ List", driver)
    #expect(path(driver) == ["list"] && driver.focus == "row 3")
  }

  @Test("a press that is released elsewhere, or beside everything, does nothing")
  func elsewhere() throws {
    let driver = try driver()
    driver.click(column: 20, row: 0)
    driver.click(column: 500, row: 500)
    let place = try place("row 2", driver)
    driver.drag(from: place, to: (place.column, place.row + 1))
    driver.release()
    #expect(path(driver) == ["list"])
    driver.drag(from: place, to: (place.column, place.row + 1))
    driver.drag(from: (place.column, place.row + 1), to: place)
    driver.release()
    #expect(path(driver) == ["list"])
  }

  @Test("the wheel moves the list under the pointer, and the focus stays")
  func wheel() throws {
    let driver = try driver()
    driver.turnWheel(.down, column: 10, row: 5)
    #expect(try place("row 3", driver).row == 1 && driver.focus != nil)
    driver.turnWheel(.down, column: 10, row: 5)
    #expect(try place("row 6", driver).row == 1)
    for _ in 0..<3 { driver.turnWheel(.up, column: 10, row: 5) }
    #expect(try place("row 0", driver).row == 1)
    for _ in 0..<40 { driver.turnWheel(.down, column: 10, row: 5) }
    #expect(try place("row 39", driver).row == 15)
  }

  @Test("in columns the wheel moves what is under it, and a click brings its column to the front")
  func columns() throws {
    let driver = try driver(.columns(sidebar: Spot.list, detail: Spot.item(7)), columns: 110)
    try click("deeper", driver)
    #expect(driver.model.root.frontColumn == .detail && path(driver) == ["item(7)", "item(8)"])
    driver.turnWheel(.down, column: 5, row: 5)
    #expect(try place("row 3", driver).row == 1)
    #expect(driver.model.root.frontColumn == .detail)
    try click("row 5", driver)
    #expect(driver.model.root.frontColumn == .detail && path(driver) == ["item(5)"])
  }

  @Test("what is below a sheet takes no click, and a press beside the sheet does nothing")
  func sheets() throws {
    let driver = try driver()
    let below = try place("row 1", driver)
    driver.model.root.present(Spot.item(5))
    driver.click(column: below.column, row: below.row)
    driver.click(column: 0, row: 0)
    #expect(path(driver) == ["item(5)"] && driver.model.tree.presentations.count == 1)
    try click("deeper", driver)
    #expect(path(driver) == ["item(5)", "item(6)"])
  }

  @Test(
    "a question takes clicks alone; beside a menu a press puts it away, beside a question nothing")
  func prompts() throws {
    let driver = try driver()
    var answer: String?
    let choices = [Prompt.Choice("Yes"), Prompt.Choice("No", role: .cancel)]
    driver.model.ask(Prompt("Sure?", choices: choices)) { answer = $0.label }
    driver.click(column: 0, row: 0)
    #expect(driver.model.prompt != nil)
    try click("Yes", driver)
    #expect(answer == "Yes" && driver.model.prompt == nil)
    driver.model.ask(Prompt("Choose", form: .menu, choices: choices)) { answer = $0.label }
    driver.click(column: 0, row: 0)
    #expect(answer == "No" && driver.model.prompt == nil && path(driver) == ["list"])
  }

  @Test("a press beside a column that is over the others puts that away, and does nothing else")
  func overlay() throws {
    let driver = try driver(
      .columns(sidebar: Spot.list, detail: Spot.item(7)), columns: 96, rows: 70)
    driver.model.front.setColumn(.sidebar, .shown)
    let shown = driver.frame.columns[0].columns
    try #require(shown.contains { $0.arranged.role == .sidebar && $0.arranged.placement != .tiled })
    driver.click(column: 90, row: 2)
    #expect(!driver.frame.columns[0].columns.contains { $0.arranged.role == .sidebar })
    #expect(path(driver) == ["item(7)"])
  }

  @Test("a click in a field puts the caret there, and the focus")
  func fields() throws {
    let driver = try driver(.stack(Spot.form))
    driver.type("hello world")
    try click("world", driver)
    driver.type("big ")
    #expect(driver.text.contains { $0.contains("hello big world") })
    let place = try place("hello", driver)
    driver.click(column: place.column + 40, row: place.row)
    driver.type("!")
    #expect(driver.text.contains { $0.contains("hello big world!") })
    try click("Save", driver)
    #expect(path(driver) == ["form", "item(99)"])
  }

  @Test("the right button opens the history at the back button, and nothing elsewhere")
  func menus() throws {
    let driver = try driver()
    driver.model.front.setPath([Spot.item(1), Spot.item(2), Spot.item(3)])
    let text = try place("text of 3", driver)
    driver.rightClick(column: text.column, row: text.row)
    #expect(driver.model.prompt == nil)
    let back = try place("‹", driver)
    driver.rightClick(column: back.column, row: back.row)
    #expect(driver.model.prompt?.form == .menu)
    try click("Item 1", driver)
    #expect(path(driver) == ["list", "item(1)"])
  }

  @Test("the tabs of a pager are clicked, a second click goes to the root")
  func pages() throws {
    let pages = [PagePlan("One", .stack(Spot.item(10))), PagePlan("Two", .stack(Spot.item(20)))]
    let driver = try driver(.pager(pages).pager(NamedPager()))
    try click("Two", driver)
    #expect(path(driver) == ["item(20)"])
    try click("deeper", driver)
    try click("One", driver)
    try click("Two", driver)
    #expect(path(driver) == ["item(20)", "item(21)"])
    try click("Two", driver)
    #expect(path(driver) == ["item(20)"])
  }

  /// A button for each page.
  private struct NamedPager: PagerStyle {
    let name = "named"

    func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
      PagerChrome(.bottom) {
        StackNode(.horizontal, gap: .small) {
          for index in 0..<configuration.count {
            let page = configuration.page(at: index)
            ButtonNode(page.title, label: page.label, role: .page, isSelected: page.isSelected) {
              page.action()
            }
          }
        }
      }
    }
  }

  @Test("in the smallest of terminals, and after the app was left, the mouse does no harm")
  func extremes() throws {
    let driver = try driver(columns: 1, rows: 1)
    driver.click(column: 0, row: 0)
    driver.turnWheel(.down, column: 0, row: 0)
    driver.drag(from: (0, 0), to: (5, 5), over: .milliseconds(100))
    driver.release()
    driver.press(.control("c"))
    driver.click(column: 0, row: 0)
    driver.rightClick(column: 0, row: 0)
    #expect(driver.isFinished)
  }

  @Test("on a device in a window, cells are those of the device")
  func window() {
    var window = DeviceWindow(columns: 30, rows: 12)
    var grid = ScreenBuffer(columns: 20, rows: 10).grid
    grid.fill(grid.bounds, pen: .plain, clip: grid.bounds)
    window.show(grid, aim: LayoutRect(0, 0, 1, 1))
    #expect(window.point(column: 5, row: 1) == LayoutPoint(0, 0))
    #expect(window.point(column: 24, row: 10) == LayoutPoint(19, 9))
    #expect(window.point(column: 4, row: 1) == nil && window.point(column: 25, row: 5) == nil)
    window.resize(columns: 10, rows: 5)
    window.show(grid, aim: LayoutRect(19, 9, 1, 1))
    #expect(window.point(column: 9, row: 4) == LayoutPoint(19, 9))
  }
}

extension EntryState {
  fileprivate var text: String {
    get { if case .string(let text) = values["text"] { text } else { "" } }
    set { values["text"] = .string(newValue) }
  }
}
