import Foundation
import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@Suite("The apps with tabs")
@MainActor struct TabsAppTests {
  @Test("A tab keeps its stack while another one is shown, and goes to its root when pressed twice")
  func stacks() async throws {
    let pages = try PagesDriver(.tabs)
    try await pages.run("2; enter; 1; 2")
    #expect(pages.path == ["profile", "part address"])
    try await pages.run("2")
    #expect(pages.path == ["profile"])
  }

  @Test("Each tab goes three levels deep by its first rows", arguments: 1...4)
  func depth(_ tab: Int) async throws {
    let pages = try PagesDriver(.tabs)
    try await pages.run("\(tab); enter")
    #expect(pages.path.count == 2)
    try await pages.run("enter")
    #expect(pages.path.count == 3)
    try await pages.run("escape; escape")
    #expect(pages.path.count == 1)
  }

  @Test("The badge is the number of books in the cart")
  func badge() async throws {
    let pages = try PagesDriver(.tabs)
    #expect(pages.chrome.contains("Buy, 2, page 4 / 4"))
    try await pages.run("enter")
    try pages.driver.focus(on: "Put it into the cart")
    try await pages.run("enter")
    #expect(pages.chrome.contains("Buy, 3, page 4 / 4"))
    try pages.driver.focus(on: "Take it out of the cart")
    try await pages.run("enter; 4")
    try pages.driver.focus(on: "Pay", by: .tab)
    try await pages.run("enter")
    #expect(pages.driver.shows("The cart is empty."))
    #expect(pages.chrome.contains("Buy, page 4 / 4"))
  }

  @Test("A wide room has a rail, where the tabs are not attached below")
  func rail() throws {
    #expect(try PagesDriver(.tabs).pager?.chrome?.placement == .bottom)
    #expect(try PagesDriver(.tabs, columns: 120).pager?.chrome?.placement == .leading)
    #expect(try PagesDriver(.attachedTabs, columns: 120).pager?.chrome?.placement == .bottom)
  }

  @Test("The months of the seasons are all twelve, each in one")
  func months() {
    #expect(Season.allCases.flatMap(\.months).count == 12)
    #expect(Set(Season.allCases.flatMap(\.months)) == Set(Month.allCases))
  }

  @Test("Seasons lead to their months")
  func seasons() async throws {
    let pages = try PagesDriver(.attachedTabs, columns: 40)
    try await pages.run("3; down; enter")
    #expect(pages.path == ["autumn", "october"])
    #expect(pages.driver.shows("Plant garlic and tulips"))
  }

  @Test("The segmented app has two segments of planets, and each leads to its own")
  func planets() async throws {
    let pages = try PagesDriver(.segmented)
    #expect(pages.pager?.style == "segmented")
    #expect(pages.driver.shows("Mercury") && !pages.driver.shows("Jupiter"))
    try await pages.run("2; enter")
    #expect(pages.path == ["outer", "jupiter"])
    #expect(Planet.inner + Planet.outer == Planet.allCases)
  }

  @Test(
    "Without colours the selected page is told by the weight of its letters",
    arguments: [(SampleApp.tabs, "Books", "Profile"), (.segmented, "Inner", "Outer")])
  func weight(_ app: SampleApp, _ selected: String, _ other: String) throws {
    var options = TerminalOptions()
    options.hasColor = false
    let driver = TerminalDriver(
      try app.make(.standard()), columns: 80, rows: 24, options: options)
    let row = try #require(driver.text.firstIndex { $0.contains(selected) && $0.contains(other) })
    let text = driver.text[row]
    func isBold(_ title: String) throws -> Bool {
      let start = try #require(text.range(of: title)).lowerBound
      let column = text.distance(from: text.startIndex, to: start)
      return driver.look(column: column, row: row).isBold
    }
    #expect(try isBold(selected))
    #expect(try !isBold(other))
  }
}
