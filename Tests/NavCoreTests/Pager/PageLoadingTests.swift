import NavTestSupport
import Testing

@testable import NavCore

@Suite("Pages that are loaded, and those that appear")
@MainActor struct PageLoadingTests {
  /// What happened to screens, by the number of their page.
  @MainActor final class Log {
    var made: [Int] = []
    var appeared: [Int] = []
    var disappeared: [Int] = []
    var worked: [Int] = []
    var bodies: [Int: Int] = [:]
  }

  private func rig(
    _ count: Int, _ loading: PageLoading, selection: Int = 0
  ) throws -> (composer: Composer, log: Log) {
    let log = Log()
    let pages = (0..<count).map { PagePlan(.stack(Page.item($0)), key: "\($0)") }
    let model = try makeModel(.pager(pages, selection: selection, loading: loading)) { page, _ in
      let number = if case .item(let number) = page { number } else { -1 }
      log.made.append(number)
      return Screen("\(number)") {
        TextNode("\(number)")
        ScopeNode { countBody(number, log) }
      }
      .didAppear { _ in log.appeared.append(number) }
      .didDisappear { _ in log.disappeared.append(number) }
      .task { log.worked.append(number) }
    }
    let composer = Composer(model)
    model.update(traits: .terminal(columns: 80, rows: 24))
    _ = composer.frame()
    return (composer, log)
  }

  private func countBody(_ number: Int, _ log: Log) -> [any NodeContent] {
    log.bodies[number, default: 0] += 1
    return [TextNode("counted")]
  }

  /// The pages of which something is composed.
  private func loaded(_ composer: Composer) -> [Int] {
    composer.parts.keys.compactMap { id in
      composer.model.tree.place(of: id).flatMap { place in
        composer.model.tree.containers.stacks[place.stack]?.root.route?.as(Page.self)
      }
    }.compactMap { if case .item(let number) = $0 { number } else { nil } }.sorted()
  }

  @Test(
    "the pages in the window are loaded, and no others",
    arguments: [
      (PageLoading.near(1), [4, 5, 6]), (.near(2), [3, 4, 5, 6, 7]), (.selected, [5]),
      (.near(0), [5]), (.near(-3), [5]), (.all, Array(0..<10)), (.near(.max), Array(0..<10)),
    ])
  func window(_ loading: PageLoading, _ expected: [Int]) throws {
    let (composer, _) = try rig(10, loading, selection: 5)
    #expect(loaded(composer) == expected)
    let pager = try #require(composer.frame().pagers.first)
    #expect(Array(pager.loaded) == expected && pager.selection == 5 && pager.count == 10)
  }

  @Test("a page appears when it is shown, each time, and its work begins then; loading is neither")
  func appearing() async throws {
    let (composer, log) = try rig(5, .near(1))
    #expect(Set(log.made) == [0, 1] && log.appeared == [0] && log.disappeared == [])
    composer.model.root.select(.next)
    _ = composer.frame()
    composer.model.root.select(.previous)
    _ = composer.frame()
    await composer.model.untilIdle()
    #expect(log.appeared == [0, 1, 0] && log.disappeared == [0, 1])
    #expect(Set(log.worked) == [0, 1] && log.worked.count == 2)
    #expect(Set(log.made) == [0, 1, 2] && log.made.count == 3)
  }

  @Test("a page that is loaded is composed already when it is shown")
  func ready() throws {
    let (composer, log) = try rig(5, .near(1))
    let before = log.bodies[1]
    composer.model.root.select(.next)
    _ = composer.frame()
    #expect(before == 1 && log.bodies[1] == 1)
  }

  @Test("a thousand pages cost what a dozen do until they are visited")
  func thousand() throws {
    func cost(_ count: Int) throws -> (made: Int, units: Int, unitsOfTurn: Int) {
      let (composer, log) = try rig(count, .near(1))
      let units = composer.statistics.units
      composer.model.root.select(.next)
      _ = composer.frame()
      return (log.made.count, units, composer.statistics.units - units)
    }
    let (dozen, thousand) = (try cost(12), try cost(1_000))
    #expect(dozen == thousand && dozen.made == 3)
  }

  @Test("whatever is selected, the window holds and appearing balances", arguments: 0..<12)
  func walk(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let counts = [1, 2, 3, 7, 12, 1_000]
    let count = counts[seed % counts.count]
    let loading: PageLoading = [.near(1), .selected, .near(3)][seed % 3]
    let (composer, log) = try rig(count, loading)
    let root = composer.model.root
    for _ in 0..<80 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: root.select(.next)
      case 1: root.select(.previous)
      case 2: root.select(.index(.random(in: -5...count + 5, using: &random)))
      default:
        root.perform(
          .movePage(
            .index(.random(in: 0..<count, using: &random)),
            to: .random(in: 0..<count, using: &random)))
      }
      let pager = try #require(composer.frame().pagers.first)
      #expect(pager.selection == root.selectedPage && (0..<count).contains(pager.selection))
      #expect(pager.page.stacks.map(\.container) == [composer.model.front.container])
      let set = try #require(composer.model.tree.containers.pagers[composer.model.tree.root])
      #expect(pager.loaded == loading.window(around: set.selectedIndex, of: count))
      #expect(loaded(composer).count == pager.loaded.count, "seed \(seed)")
      #expect(log.appeared.count == log.disappeared.count + 1)
      #expect(zip(log.appeared, log.disappeared).allSatisfy { $0 == $1 })
    }
  }
}
