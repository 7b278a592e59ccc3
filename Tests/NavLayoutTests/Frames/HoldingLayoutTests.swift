import NavCore
import Testing

@testable import NavLayout

/// A bar of one button that says the title, above or below.
private struct TitleBar: BarStyle {
  let name = "title"
  var placement = BarPlacement.top

  func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar(placement) { ButtonNode(configuration.title) {} }
  }
}

/// Chrome of one line at the bottom.
private struct LinePager: PagerStyle {
  let name = "line"

  func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
    PagerChrome(.bottom) { ButtonNode("page \(configuration.selection + 1)") {} }
  }
}

@Suite("What an entry holds has the room of its body")
@MainActor struct HoldingLayoutTests {
  private func screen(_ title: String) -> Destination {
    .screen(Screen(title) { ButtonNode("use \(title)") {} })
  }

  private func stage(_ outer: TitleBar = TitleBar(), columns: Int = 20) throws -> Stage {
    let pages = ["one", "two"].map { ContainerPlan.stack(screen($0)) }
    let plan = ContainerPlan.stack(
      screen("list"), path: [.holding(screen("album"), .pager(pages).pager(LinePager()))]
    ).bar(outer)
    return Stage(
      try NavApp("Test", plugins: [], root: plan).theme(.bare), columns: columns, rows: 8)
  }

  @Test("the outer bar is placed as always, then the inner one, the body, the chrome")
  func room() throws {
    let stage = try stage()
    let lines = stage.lines()
    #expect(lines[0].contains("album") && lines[1].contains("one") && lines[2].contains("use one"))
    #expect(lines[7].contains("page 1"))
    #expect(!lines.contains { $0.contains("use album") })
    let placed = stage.place()
    let body = try #require(placed.parts.last { if case .body = $0.role { true } else { false } })
    #expect(body.rect == LayoutRect(0, 2, 20, 5))
  }

  @Test("a bar below the body is below all that is held")
  func below() throws {
    let lines = try stage(TitleBar(placement: .bottom)).lines()
    #expect(lines[7].contains("album") && lines[6].contains("page 1") && lines[5].contains("one"))
  }

  @Test("the focus and those who don't see go through all bars around the front, chrome and body")
  func order() throws {
    let placed = try stage().place()
    #expect(placed.focusTargets.map(\.label) == ["album", "one", "use one", "page 1"])
    #expect(placed.focused?.label == "use one")
    #expect(
      placed.accessElements.filter { $0.role == .button }.map(\.label)
        == ["album", "one", "use one", "page 1"])
  }

  @Test("a bar around the front has the focus when it is given to it")
  func focus() throws {
    let stage = try stage()
    let bar = try #require(stage.place().focusTargets.first)
    try stage.focus(bar.id)
    #expect(stage.place().focused?.label == "album")
  }

  @Test("an alert shows the body of what is in front in it")
  func alert() throws {
    let stage = try stage()
    stage.model.front.present(
      .stack(.holding(screen("alert"), .stack(screen("inner")))), as: .alert)
    #expect(stage.lines().contains { $0.contains("use inner") })
    #expect(stage.place().focused?.label == "use inner")
  }

  @Test("its groups are in that of the entry, so that both move as one")
  func groups() throws {
    let stage = try stage()
    let placed = stage.place()
    let outer = try #require(placed.groups.first { $0.id == .stack(stage.model.tree.root) })
    let pages = try #require(placed.groups.first { if case .pages = $0.id { true } else { false } })
    #expect(outer.range.contains(pages.range.lowerBound) && pages.rect.height == 6)
    #expect(outer.rect == LayoutRect(0, 0, 20, 8))
  }

  @Test(
    "a column that the user is in within what it holds is not held back; the others are, all of them"
  )
  func quiet() throws {
    struct Even: ColumnStyle {
      let name = "even"
      func arrange(
        _ configuration: ColumnConfiguration, memory: inout ColumnMemory
      ) -> ColumnArrangement {
        ColumnArrangement(configuration.roles.map { .init($0, width: 80) })
      }
    }
    func holding(_ title: String) -> Destination {
      .holding(screen(title), .pager([.stack(screen("in \(title)"))]).pager(LinePager()))
    }
    let plan = ContainerPlan.columns([
      .init(.sidebar, holding("a")), .init(.detail, holding("b")),
    ]).bar(TitleBar()).columns(Even())
    let stage = Stage(
      try NavApp("Test", plugins: [], root: plan).theme(.bare), columns: 20, rows: 6)
    let quiet = stage.place().parts.filter { $0.role.isBar }.map(\.isQuiet)
    #expect(quiet == [false, false, false, true, true, true])
    stage.model.root.front(.detail)
    let after = stage.place()
    #expect(
      after.parts.filter { $0.role.isBar }.map(\.isQuiet) == [
        true, true, true, false, false, false,
      ])
    #expect(after.focusTargets.map(\.label) == ["b", "in b", "use in b", "page 1"])
  }
}
