import NavCore
import NavLayout
import NavStyles
import Testing

@Suite("Pages with tabs")
@MainActor struct TabsPagerTests {
  private static let look = PagerStage.Look(
    title: { ["Books", "Profile", "Share", "Buy"][$0 % 4] }, symbol: .book,
    badge: { $0 == 3 ? "2" : nil })

  @Test("each tab has the title, the symbol and the badge of its page")
  func tabs() throws {
    let buttons = try PagerStage("tabs", count: 4, look: Self.look).sight().buttons
    #expect(buttons.map(\.title) == ["Books", "Profile", "Share", "Buy"])
    #expect(buttons.allSatisfy { $0.symbol == .book })
    #expect(buttons.map(\.badge) == [nil, nil, nil, "2"])
    #expect(buttons.map(\.isSelected) == [true, false, false, false])
    #expect(buttons[3].label == "Buy, 2, page 4 / 4")
  }

  @Test("a tab selects its page, and keeps what is on it; pressed once more it goes to its root")
  func stacks() throws {
    let stage = try PagerStage("tabs", count: 4, look: Self.look)
    #expect(try stage.press("Profile, page 2 / 4"))
    stage.model.front.push(PagerStage.Sheet(number: 20))
    #expect(try stage.press("Books, page 1 / 4"))
    #expect(stage.selection == 0)
    #expect(try stage.press("Profile, page 2 / 4"))
    #expect(stage.model.front.entries.count == 2)
    #expect(try stage.press("Profile, page 2 / 4"))
    #expect(stage.model.front.entries.count == 1)
  }

  @Test("where titles have no room the symbols stand alone, and then a menu has the rest")
  func narrow() throws {
    let stage = try PagerStage("tabs", count: 4, look: Self.look)
    stage.move(columns: 60)
    #expect(try stage.sight().buttons.map(\.title) == ["Books", "Profile", "Share", "Buy"])
    stage.move(columns: 20)
    #expect(try stage.sight().buttons.map(\.title) == ["", "", "", ""])
    #expect(try stage.sight().buttons.map(\.label).last == "Buy, 2, page 4 / 4")
    stage.move(columns: 9)
    #expect(
      try stage.sight().buttons.map(\.label) == [
        "Books, page 1 / 4", "Profile, page 2 / 4", "More",
      ])
  }

  @Test("pages without symbols are never shown by symbols alone")
  func plain() throws {
    let stage = try PagerStage("tabs", count: 4)
    for columns in 1...80 {
      stage.move(columns: columns)
      let buttons = try stage.sight().buttons
      #expect(buttons.allSatisfy { !$0.title.isEmpty || $0.label == "More" }, "\(columns) columns")
    }
  }

  @Test(
    "the selected page is among the tabs at every width that has room for one",
    arguments: [0, 5, 19])
  func selected(_ selection: Int) throws {
    let stage = try PagerStage("tabs", count: 20, selection: selection)
    for columns in 12...89 {
      stage.move(columns: columns)
      let selected = try stage.sight().buttons.filter(\.isSelected)
      #expect(selected.map(\.title) == ["Page \(selection)"], "\(columns) columns")
    }
    stage.move(columns: 6)
    #expect(try stage.sight().buttons.map(\.isSelected) == [true])
  }

  @Test("the menu has the pages without a tab, and leads to them")
  func menu() throws {
    let stage = try PagerStage("tabs", count: 20)
    stage.move(columns: 60)
    let shown = try stage.sight().buttons.count - 1
    #expect(try stage.press("More"))
    let choices = try #require(stage.model.prompt).choices
    #expect(choices.dropLast().map(\.label) == (shown..<20).map { "Page \($0)" })
    stage.model.answer(choices[1])
    #expect(stage.selection == shown + 1)
  }

  @Test("a wide room has a rail, a narrow one tabs below, unless it is said where")
  func placement() throws {
    func placement(_ style: String, _ columns: Int) throws -> BarPlacement? {
      let stage = try PagerStage(style, count: 4, look: Self.look)
      stage.move(columns: columns)
      return try stage.sight().pager.chrome?.placement
    }
    #expect(try placement("tabs", 89) == .bottom)
    #expect(try placement("tabs", 90) == .leading)
    #expect(try placement("tabs:placement=bottom", 120) == .bottom)
    #expect(try placement("tabs:placement=top", 120) == .top)
    #expect(try placement("tabs:placement=rail", 40) == .leading)
  }

  @Test("a rail that is low keeps the selected tab and has a menu")
  func lowRail() throws {
    let stage = try PagerStage("tabs:placement=rail", count: 8, selection: 6)
    stage.move(columns: 100, rows: 5)
    #expect(try stage.sight().buttons.map(\.title) == ["Page 0", "Page 1", "Page 2", "Page 6", ""])
    stage.move(columns: 100, rows: 8)
    #expect(try stage.sight().buttons.count == 8)
  }
}
