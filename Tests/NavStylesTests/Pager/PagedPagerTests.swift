import NavCore
import NavLayout
import NavStyles
import Testing

@Suite("Pages with dots")
@MainActor struct PagedPagerTests {
  @Test("a dot for each page, the current one of another form", arguments: [0, 3, 6])
  func dots(_ selection: Int) throws {
    let sight = try PagerStage("paged", count: 7, selection: selection).sight()
    #expect(
      sight.buttons.map(\.symbol) == (0..<7).map { $0 == selection ? .currentPageDot : .pageDot })
    #expect(sight.buttons.map(\.isSelected) == (0..<7).map { $0 == selection })
    #expect(sight.buttons.map(\.label) == (1...7).map { "page \($0) / 7" })
  }

  @Test("a dot leads to its page; that of the page that is shown leads nowhere")
  func ways() throws {
    let stage = try PagerStage("paged", count: 7)
    #expect(try stage.press("page 6 / 7"))
    #expect(stage.selection == 5)
    stage.model.front.push(PagerStage.Sheet(number: 20))
    #expect(try stage.press("page 6 / 7"))
    #expect(stage.model.front.entries.count == 2)
    #expect(try stage.press("page 1 / 7"))
    #expect(stage.selection == 0)
  }

  @Test("twelve dots are shown, of more pages their number, between the ways on")
  func many() throws {
    #expect(try PagerStage("paged", count: 12).sight().buttons.count == 12)
    let stage = try PagerStage("paged", count: 1_000, selection: 2)
    #expect(try stage.sight().texts == ["3 / 1000"])
    #expect(try stage.sight().buttons.map(\.label) == ["Previous", "Next"])
    #expect(try stage.press("Next"))
    #expect(try stage.sight().texts == ["4 / 1000"])
    #expect(try stage.press("Previous"))
    #expect(stage.selection == 2)
  }

  @Test("at an end the way beyond it can't be pressed")
  func ends() throws {
    let stage = try PagerStage("paged", count: 13)
    #expect(try stage.sight().buttons.map(\.isEnabled) == [false, true])
    stage.select(12)
    #expect(try stage.sight().buttons.map(\.isEnabled) == [true, false])
  }

  @Test("where the dots have no room the number is shown, and then the ways on alone")
  func narrow() throws {
    let stage = try PagerStage("paged", count: 7)
    stage.move(columns: 21)
    #expect(try stage.sight().buttons.count == 7)
    stage.move(columns: 20)
    #expect(try stage.sight().texts == ["1 / 7"])
    stage.move(columns: 10)
    #expect(try stage.sight().texts.isEmpty)
    #expect(try stage.sight().buttons.map(\.label) == ["Previous", "Next"])
  }

  @Test("a single page has no dots")
  func single() throws {
    #expect(try PagerStage("paged", count: 1).sight().part == nil)
  }

  @Test("the dots are over the page, which keeps clear of them unless it is to go on below")
  func placement() throws {
    let bottom = try PagerStage("paged", count: 3).sight()
    #expect(bottom.pager.chrome?.placement.anchor == BarPlacement.Anchor(x: 0.5, y: 1))
    #expect(bottom.page.height == 22)
    let under = try PagerStage("paged:content=under", count: 3).sight()
    #expect(under.page.height == 24)
    let top = try PagerStage("paged:placement=top", count: 3).sight()
    #expect(top.part?.rect.y == 1 && top.page.y == 2)
  }

  @Test("pages that follow each other downwards have their dots at the trailing side")
  func vertical() throws {
    let stage = try PagerStage("paged", count: 7, axis: .vertical)
    #expect(try stage.sight().part?.rect.x == 76)
    #expect(Set(try stage.sight().buttons.map(\.rect.x)).count == 1)
    stage.move(columns: 80, direction: .rightToLeft)
    #expect(try stage.sight().part?.rect.x == 1)
    stage.move(columns: 80, rows: 6)
    #expect(try stage.sight().buttons.map(\.symbol) == [.up, .down])
    #expect(try stage.sight().texts == ["1 / 7"])
    stage.move(columns: 80, rows: 3)
    #expect(try stage.sight().texts.isEmpty)
  }

  @Test("while pages move, the one that is shown the most of is the current one")
  func moving() throws {
    let stage = try PagerStage("paged", count: 3)
    _ = try stage.sight()
    stage.composer.setPosition(0.6, of: stage.model.tree.root)
    #expect(try stage.sight().buttons.map(\.isSelected) == [false, true, false])
    stage.composer.setPosition(0.4, of: stage.model.tree.root)
    #expect(try stage.sight().buttons.map(\.isSelected) == [true, false, false])
  }
}
