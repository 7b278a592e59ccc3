import NavCore
import NavLayout
import NavStyles
import Testing

@Suite("Pages with segments")
@MainActor struct SegmentedPagerTests {
  @Test(
    "segments are equally wide, fill the width, and are above the page", arguments: [1, 2, 3, 7])
  func widths(_ count: Int) throws {
    let stage = try PagerStage("segmented", count: count, selection: count - 1)
    let sight = try stage.sight()
    let widths = sight.buttons.map(\.rect.width)
    #expect(widths.reduce(0, +) == 80)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    #expect(sight.buttons.map(\.isSelected) == (0..<count).map { $0 == count - 1 })
    #expect(sight.pager.chrome?.placement == .top && sight.page.y == 1)
  }

  @Test("a segment selects its page")
  func ways() throws {
    let stage = try PagerStage("segmented", count: 3)
    #expect(try stage.press("Page 2, page 3 / 3"))
    #expect(stage.selection == 2)
  }

  @Test("where there is less room titles are shortened, and at last there is a menu")
  func narrow() throws {
    let look = PagerStage.Look(title: { ["Everything", "Favourites", "Recent"][$0] })
    let stage = try PagerStage("segmented", count: 3, selection: 1, look: look)
    func titles(_ columns: Int) throws -> [String] {
      stage.move(columns: columns)
      return try stage.sight().buttons.map(\.title)
    }
    #expect(try titles(36) == ["Everything", "Favourites", "Recent"])
    #expect(try titles(30) == ["Everyth…", "Favouri…", "Recent"])
    #expect(try titles(21) == ["Ever…", "Favo…", "Rece…"])
    #expect(try titles(20) == ["Favourites"])
    #expect(try stage.sight().buttons.map(\.label) == ["Favourites, More"])
    #expect(try titles(8) == [""])
  }

  @Test("pages that all have a symbol are shown by it before there is a menu")
  func symbols() throws {
    let stage = try PagerStage("segmented", count: 3, look: .init(symbol: .book))
    stage.move(columns: 12)
    #expect(try stage.sight().buttons.map(\.title) == ["", "", ""])
    #expect(try stage.sight().buttons.map(\.symbol) == [.book, .book, .book])
  }

  @Test("ten pages are a menu in any width")
  func many() throws {
    #expect(try PagerStage("segmented", count: 9).sight().buttons.count == 9)
    let stage = try PagerStage("segmented", count: 10, selection: 4)
    #expect(try stage.sight().buttons.map(\.title) == ["Page 4"])
    #expect(try stage.press("Page 4, More"))
    #expect(stage.model.prompt?.choices.count == 11)
  }
}
