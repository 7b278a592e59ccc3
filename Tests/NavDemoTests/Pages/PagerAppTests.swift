import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@Suite("The apps with coloured pages")
@MainActor struct PagerAppTests {
  @Test(
    "There are seven pages, each with its colour for ground",
    arguments: [SampleApp.pager, .verticalPager])
  func colors(_ app: SampleApp) async throws {
    let pages = try PagesDriver(app)
    #expect(pages.pager?.count == 7)
    var grounds: Set<TerminalDriver.Look> = []
    for (index, color) in RainbowColor.allCases.enumerated() {
      try await pages.run("\(index + 1)")
      #expect(pages.pager?.selection == index)
      #expect(pages.driver.shows(color.name))
      #expect(pages.path == [color.rawValue])
      grounds.insert(pages.driver.look(column: 2, row: 2))
    }
    #expect(grounds.count == 7)
  }

  @Test("The dots are over the page, at the bottom or at the side")
  func dots() throws {
    let horizontal = try PagesDriver(.pager)
    #expect(horizontal.pager?.chrome?.placement.anchor == BarPlacement.Anchor(x: 0.5, y: 1))
    #expect(horizontal.pager?.chrome?.isKeptClear == false)
    let vertical = try PagesDriver(.verticalPager)
    #expect(vertical.pager?.axis == .vertical)
    #expect(vertical.pager?.chrome?.placement.anchor == BarPlacement.Anchor(x: 1, y: 0.5))
  }

  @Test("Another style is taken by name")
  func style() throws {
    let pages = try PagesDriver(.pager, pager: "tabs:placement=top")
    #expect(pages.pager?.style == "tabs" && pages.pager?.chrome?.placement == .top)
    #expect(pages.driver.text[0].contains("Red"))
  }
}
