import NavStyles
import NavTestSupport
import Testing

@testable import NavCore

@Suite("The laws of selecting pages, in every style")
@MainActor struct PagerSelectionLawTests {
  struct Spot: Route {
    static let routeName = "spot"
    let number: Int
  }

  @MainActor final class Log {
    var appeared: [Int] = []
    var disappeared: [Int] = []
  }

  nonisolated private static let styles = ["paged", "tabs", "segmented", "onboarding", "bare"]

  private func composer(
    _ style: String, _ count: Int, _ axis: PageAxis, _ direction: Traits.Direction, _ log: Log
  ) throws -> Composer {
    let pages = (0..<count).map { PagePlan("Page \($0)", key: "\($0)", .stack(Spot(number: $0))) }
    let app = try NavApp(
      "Law", plugins: [BuiltInStyles()], root: .pager(pages, selection: count / 2, axis: axis)
    )
    .choosing(pager: style)
    .route(Spot.self) { spot, _ in
      Screen("Screen \(spot.number)") { TextNode("\(spot.number)") }
        .didAppear { _ in log.appeared.append(spot.number) }
        .didDisappear { _ in log.disappeared.append(spot.number) }
    }
    let model = NavigationModel(app)
    var traits = Traits.terminal(columns: 80, rows: 24)
    traits.direction = direction
    model.update(traits: traits)
    return Composer(model)
  }

  /// What can be pressed in the chrome.
  private func buttons(_ node: Node) -> [(id: NodeID, button: ButtonNode.Attributes)] {
    var found = node.children.flatMap(buttons)
    if case .button(let button) = node.kind, button.isEnabled, let id = node.id {
      found.append((id, button))
    }
    return found
  }

  @Test(
    "whatever is selected, by code and by chrome: it is clamped, the page that is shown is the selected one, appearing balances, and no more is loaded than the window",
    arguments: styles)
  func selecting(_ style: String) async throws {
    var random = SeededGenerator(seed: 2026)
    for count in Array(1...12) + [1_000] {
      for axis in PageAxis.allCases {
        for direction in Traits.Direction.allCases {
          // Tests that wait for something have their turn.
          await Task.yield()
          let log = Log()
          let composer = try composer(style, count, axis, direction, log)
          let place = "\(style), \(count) pages, \(axis), \(direction)"
          for _ in 0..<(count > 12 ? 12 : 20) {
            try step(composer, count, &random)
            try check(composer, count, log, place)
          }
        }
      }
    }
  }

  private func step(
    _ composer: Composer, _ count: Int, _ random: inout SeededGenerator
  ) throws {
    let root = composer.model.root
    switch Int.random(in: 0..<6, using: &random) {
    case 0: root.select(.next)
    case 1: root.select(.previous)
    case 2:
      let index = Int.random(in: -3...count + 3, using: &random)
      root.select(.index(index))
      #expect(root.selectedPage == min(max(0, index), count - 1))
    case 3: root.select(.keyed("\(Int.random(in: 0..<count, using: &random))"))
    default:
      let chrome = try #require(composer.frame().pagers.first?.chrome)
      guard let pressed = buttons(chrome.node).randomElement(using: &random) else { return }
      composer.activate(pressed.id)
      // A menu of pages leads to one of them.
      guard let prompt = composer.model.prompt else { return }
      let choice = prompt.choices.randomElement(using: &random) ?? prompt.cancelChoice
      composer.model.answer(choice)
    }
  }

  private func check(
    _ composer: Composer, _ count: Int, _ log: Log, _ place: String
  ) throws {
    let pager = try #require(composer.frame().pagers.first)
    #expect((0..<count).contains(pager.selection) && pager.count == count, "\(place)")
    #expect(pager.selection == composer.model.root.selectedPage, "\(place)")
    #expect(pager.page.stacks.map(\.container) == [composer.model.front.container], "\(place)")
    #expect(log.appeared.last == pager.selection, "\(place)")
    #expect(log.appeared.dropLast() == log.disappeared[...], "\(place)")
    let window = PageLoading.near(1).window(around: pager.selection, of: count)
    #expect(pager.loaded == window && composer.parts.count == window.count, "\(place)")
  }

  @Test("pages without any page can't be made, and the last one stays")
  func none() throws {
    let composer = try composer("tabs", 1, .horizontal, .leftToRight, Log())
    guard case .refused(let by, _) = composer.model.root.perform(.setPages([])) else {
      Issue.record("a pager without a page")
      return
    }
    #expect(by == "pages" && composer.frame().pagers.first?.count == 1)
  }
}
