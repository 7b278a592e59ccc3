import NavCore
import NavLayout
import Testing

@testable import NavTerminal

@Suite("Keys in a pager that was pushed on a list")
@MainActor struct HoldingKeysTests {
  private func driver(columns: Int = 60) throws -> TerminalDriver {
    let rig = KeysRig()
    let driver = try rig.driver(columns: columns)
    driver.press(.down)
    let pages = (1...3).map { ContainerPlan.stack(KeysPage.item($0)) }
    driver.model.root.push(Screen("Photos") {}, holding: .pager(pages))
    driver.render()
    return driver
  }

  private func shows(_ text: String, _ driver: TerminalDriver) -> Bool {
    driver.text.contains { $0.contains(text) }
  }

  @Test("[ and ] turn its pages, the bar says what it is called, and Escape pops back to the list")
  func pages() throws {
    let driver = try driver()
    #expect(shows("Photos", driver) && shows("item(1)", driver))
    driver.press(.character("]"))
    #expect(shows("Photos", driver) && shows("item(2)", driver))
    driver.press(.character("["))
    driver.press(.character("3"))
    #expect(shows("item(3)", driver))
    driver.press(.escape)
    #expect(driver.depth == 1 && shows("list", driver) && !shows("Photos", driver))
    #expect(driver.focus == "row 1", "the list is as it was left")
  }

  @Test("what is pushed on a page is popped first")
  func deeper() throws {
    let driver = try driver()
    driver.press(.enter)
    #expect(driver.depth == 2 && shows("Photos", driver))
    driver.press(.escape)
    #expect(driver.depth == 1 && shows("Photos", driver))
    driver.press(.backspace)
    #expect(!shows("Photos", driver))
  }

  @Test("the outer bar is reached by Tab, and its back button leads to the list")
  func outerBar() throws {
    let driver = try driver()
    for _ in 0..<60 where driver.focus != "Back to list" { driver.press(.tab) }
    #expect(driver.focus == "Back to list")
    driver.press(.enter)
    #expect(!shows("Photos", driver))
  }

  @Test("the outer bar is clicked like any other")
  func click() throws {
    let driver = try driver()
    let back = try #require(driver.accessElements.first { $0.label == "Back to list" })
    driver.click(column: back.rect.x, row: back.rect.y)
    #expect(!shows("Photos", driver) && driver.focus == "row 1")
  }

  @Test("a swipe or a drag from the edge goes back to the list")
  func edge() throws {
    let driver = try driver()
    driver.swipe(towards: .right)
    #expect(!shows("Photos", driver) && driver.depth == 1)
    let other = try self.driver()
    other.drag(from: (0, 8), to: (50, 8), over: .seconds(1))
    other.release()
    other.finishMotion()
    #expect(!shows("Photos", other) && other.depth == 1)
  }
}
