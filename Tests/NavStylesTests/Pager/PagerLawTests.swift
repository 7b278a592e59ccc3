import NavCore
import NavTestSupport
import Testing

@Suite("Laws of every pager style")
@MainActor struct PagerLawTests {
  nonisolated private static let counts = Array(1...12) + [1_000]

  private func check(_ stage: PagerStage, _ what: String) throws -> Bool {
    let faults = try stage.sight().faults
    if !faults.isEmpty { Issue.record("\(what): \(faults.prefix(3).joined(separator: "; "))") }
    return faults.isEmpty
  }

  @Test(
    "nothing overlaps, is cut off or leaves the room, at every width and in both directions",
    arguments: PagerStage.styles)
  func places(_ style: String) async throws {
    for count in Self.counts {
      for axis in PageAxis.allCases {
        let look = PagerStage.Look(
          symbol: count % 2 == 0 ? .book : nil, badge: { $0 == 1 ? "3" : nil })
        let stage = try PagerStage(
          style, count: count, axis: axis, look: look, hasEnd: count % 3 == 0)
        for selection in Set([0, count / 2, count - 1]).sorted() {
          stage.select(selection)
          // Tests that wait for something have their turn.
          await Task.yield()
          for columns in 1...120 where (columns + count + selection) % (columns < 30 ? 4 : 20) == 0
          {
            let direction: Traits.Direction = columns % 2 == 0 ? .leftToRight : .rightToLeft
            stage.move(columns: columns, rows: columns % 23 + 1, direction: direction)
            let what =
              "\(style), \(count) pages, \(axis), page \(selection), \(columns) × "
              + "\(columns % 23 + 1), \(direction)"
            guard try check(stage, what) else { return }
          }
        }
      }
    }
  }

  @Test(
    "nothing overlaps, is cut off or leaves the room on phones, pads and terminals, in any text size",
    arguments: PagerStage.styles)
  func hosts(_ style: String) async throws {
    for count in [1, 2, 5, 12, 1_000] {
      for axis in PageAxis.allCases {
        let stage = try PagerStage(
          style, count: count, selection: count / 2, axis: axis, look: .init(symbol: .person),
          hasEnd: true)
        await Task.yield()
        for host in BarPlace.hosts {
          for textSize in BarPlace.textSizes {
            let direction: Traits.Direction = textSize == 1 ? .leftToRight : .rightToLeft
            let place = BarPlace(host: host, textSize: textSize, direction: direction)
            try stage.move(to: place)
            let what = "\(style), \(count) pages, \(axis), \(place)"
            guard try check(stage, what) else { return }
          }
        }
      }
    }
  }

  @Test(
    "whatever is pressed leads to a page that there is, which is then the one that is shown",
    arguments: PagerStage.styles)
  func presses(_ style: String) async throws {
    for count in Self.counts {
      var random = SeededGenerator(seed: UInt64(count))
      let stage = try PagerStage(style, count: count)
      await Task.yield()
      for step in 0..<12 {
        stage.move(columns: Int.random(in: 20...120, using: &random))
        let buttons = try stage.sight().buttons.filter(\.isEnabled)
        guard let button = buttons.randomElement(using: &random), let id = button.id else { break }
        #expect(stage.composer.activate(id))
        if let choice = stage.model.prompt?.choices.dropLast().randomElement(using: &random) {
          stage.model.answer(choice)
        }
        let what = Comment(rawValue: "\(style), \(count) pages, step \(step): “\(button.label)”")
        #expect((0..<count).contains(stage.selection), what)
        #expect(try stage.sight().pager.selection == stage.selection, what)
      }
    }
  }

  @Test(
    "no more pages are loaded for what is beside them than are near, unless their titles show",
    arguments: ["paged", "onboarding", "bare"])
  func loading(_ style: String) throws {
    let made = Made()
    let plans = (0..<1_000).map { ContainerPlan.stack(PagerStage.Sheet(number: $0)) }
    let app = try NavApp("Pages", registry: PagerStage.registry, root: .pager(plans))
      .choosing(pager: style)
      .route(PagerStage.Sheet.self) { sheet, _ in
        made.numbers.insert(sheet.number)
        return Screen("Sheet \(sheet.number)") {}
      }
    let model = NavigationModel(app)
    model.update(traits: .terminal(columns: 80, rows: 24))
    let composer = Composer(model)
    _ = composer.frame()
    model.root.select(.index(500))
    _ = composer.frame()
    #expect(made.numbers == [0, 1, 499, 500, 501])
  }

  /// The pages whose screens were made.
  @MainActor private final class Made {
    var numbers: Set<Int> = []
  }
}
