import NavCore
import NavLayout
import NavStyles
import Testing

@Suite("Pages with a way through them")
@MainActor struct OnboardingPagerTests {
  /// The labels of the buttons that are no dots.
  private func ways(_ stage: PagerStage) throws -> [String] {
    try stage.sight().buttons.map(\.label).filter { !$0.hasPrefix("page") }
  }

  @Test("the first page has no way back, the last one ends the pages, those between have all")
  func ends() throws {
    let stage = try PagerStage("onboarding", count: 3, hasEnd: true)
    #expect(try ways(stage) == ["Skip", "Next"])
    #expect(try stage.press("Next"))
    #expect(try ways(stage) == ["Previous", "Skip", "Next"])
    #expect(try stage.press("Next"))
    #expect(try ways(stage) == ["Previous", "Done"])
    #expect(try stage.press("Previous"))
    #expect(stage.selection == 1 && stage.ended == 0)
  }

  @Test("done and skip end the pages", arguments: [(2, "Done"), (0, "Skip")])
  func finishing(_ selection: Int, _ label: String) throws {
    let stage = try PagerStage("onboarding", count: 3, selection: selection, hasEnd: true)
    #expect(try stage.press(label))
    #expect(stage.ended == 1)
    #expect(stage.selection == selection)
  }

  @Test("where nothing ends the pages there is no skip, and on the last one no way on")
  func endless() throws {
    let stage = try PagerStage("onboarding", count: 2)
    #expect(try ways(stage) == ["Next"])
    #expect(try stage.press("Next"))
    #expect(try ways(stage) == ["Previous", "Next"])
    #expect(try stage.press("Next") == false)
    #expect(try PagerStage("onboarding", count: 1).sight().part == nil)
    #expect(try ways(PagerStage("onboarding", count: 1, hasEnd: true)) == ["Done"])
  }

  @Test("next and done are one button, which keeps the focus")
  func focus() throws {
    let stage = try PagerStage("onboarding", count: 2, hasEnd: true)
    let next = try #require(stage.sight().buttons.last?.id)
    #expect(try stage.press("Next"))
    #expect(try stage.sight().buttons.last?.label == "Done")
    #expect(try stage.sight().buttons.last?.id == next)
  }

  @Test("how far one is, is told by dots, or by a number where they are too many or too wide")
  func progress() throws {
    let stage = try PagerStage("onboarding", count: 5, selection: 1, hasEnd: true)
    #expect(
      try stage.sight().buttons.filter { $0.symbol == .currentPageDot }.map(\.label) == [
        "page 2 / 5"
      ])
    stage.move(columns: 30)
    #expect(try stage.sight().texts == ["2 / 5"])
    #expect(try PagerStage("onboarding", count: 13).sight().texts == ["1 / 13"])
  }

  @Test(
    "the way on is there at every width from that of a button on, and at least three cells wide")
  func narrow() throws {
    let stage = try PagerStage("onboarding", count: 5, selection: 1, hasEnd: true)
    for columns in 8...120 {
      stage.move(columns: columns)
      let next = try stage.sight().buttons.first { $0.label == "Next" }
      #expect((next?.rect.width ?? 0) >= 3, "\(columns) columns")
    }
  }
}
