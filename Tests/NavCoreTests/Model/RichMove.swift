import Observation
import Testing

@testable import NavCore

/// One move that has all that a move can have, made with everything listening.
///
/// From an alert over a sheet with a path it leads back to a checkpoint below the top of another
/// page's column; a guard of a type of route asks. A reader, a waiting task, running work and a
/// completion are there, and two other moves wait.
@MainActor struct RichMove {
  let log = MoveOrderLog()
  let model: NavigationModel
  private(set) var before: NavigationTree
  private(set) var outcome: Outcome?
  private(set) var busy: Outcome?
  private(set) var asked: Asked<Int>?

  private static let checkpoint = Checkpoint<Int>("cart")

  private init() throws {
    model = NavigationModel(try Self.app(log))
    before = model.tree
    log.model = model
  }

  /// Makes the move.
  static func made() async throws -> RichMove {
    var move = try RichMove()
    try await move.prepare()
    await move.make()
    return move
  }

  /// In sight are the sidebar and item-1 on the first page, item-6 in the sheet, item-7 in the alert.
  private mutating func prepare() async throws {
    model.update(traits: .narrow)
    model.root.select(.next)
    model.root.push(Page.item(3))
    model.root.select(.previous)
    model.update(traits: .wide)
    asked = Asked { [model] in await model.root.present(Page.item(4), returning: Int.self) }
    await turns()
    model.front.push(Page.item(5))
    model.front.push(Page.item(6))
    let leaving = try #require(model.front.entries.last).id
    var state = EntryState()
    state.values["draft"] = .bool(true)
    model.setState(state, of: leaving)
    log.leaving = leaving
    model.front.present(
      .stack(Page.item(7)).guarding(log.guarding(4, "alert")).observing(log.observing("alert")),
      as: .alert)
    await turns()
  }

  private mutating func make() async {
    let log = log
    model.log.level = .moves
    model.log.handler = { if $0.kind == .done { log.note(19, $0.detail) } }
    withObservationTracking {
      _ = model.tree
    } onChange: {
      MainActor.assumeIsolated { log.note(13, "reader") }
    }
    before = model.tree
    log.isOn = true
    log.note(1, "asked")
    let first = model.front.back(to: Self.checkpoint, with: 7) { log.note(20, "then \($0.name)") }
    log.ticket = first.ticket
    busy = model.user(.back)
    model.root.push(Page.item(8))
    await eventually("a prompt") { model.prompt != nil }
    model.answer(Prompt.Choice("Yes"))
    outcome = await first.ticket?.ended
    await turns()
  }

  private static func app(_ log: MoveOrderLog) throws -> NavApp {
    func page(_ name: String, _ side: Page, _ main: Page) -> ContainerPlan {
      .columns(
        [
          .init(.sidebar, .to(side)),
          .init(
            .detail,
            .stack(main).guarding(log.guarding(4, "\(name) main"))
              .observing(log.observing("\(name) main"))),
        ], front: name == "b" ? .detail : .sidebar
      ).guarding(log.guarding(4, name)).observing(log.observing(name))
    }
    return try makeApp(
      .pager([page("a", .sidebar, .item(1)), page("b", .home, .item(2))])
        .guarding(log.guarding(4, "pages")).observing(log.observing("pages")),
      plugins: [TestPlugin()],
      guards: [log.guarding(3, "app 1"), log.guarding(3, "app 2")],
      observers: [log.observing("app 1"), log.observing("app 2")]
    ) { page, _ in
      log.note(9, "\(page)")
      return screen(page, log)
    }.guarding(Page.self) { page, _ in
      log.note(6, "\(page)")
      return log.isOn && page == .item(2) ? asking(log) : .allow
    }
  }

  private static func asking(_ log: MoveOrderLog) -> GuardDecision {
    .ask { model in
      log.note(7, "asked")
      _ = await model.ask(Prompt("Leave?", choices: [.init("Yes")]))
      log.note(7, "answered")
      return .allow
    }
  }

  private static func screen(_ page: Page, _ log: MoveOrderLog) -> Screen {
    let screen = Screen("\(page)") {}.noting(page, in: log)
    return switch page {
    case .item(2): screen.checkpoint(checkpoint) { log.note(18, "\(page) got \($0)") }
    case .item(6):
      screen.task {
        await withTaskCancellationHandler {
          for await _ in AsyncStream<Never>.makeStream().stream {}
        } onCancel: {
          MainActor.assumeIsolated { log.note(12, "the work of \(page)") }
        }
      }
    case .home: screen.task {}
    default: screen
    }
  }
}

extension RichMove {
  /// What was noted for a row, in order; all of it after the rows before and before those after.
  func texts(_ row: Int, at place: SourceLocation = #_sourceLocation) -> [String] {
    let rows = log.events.map(\.row)
    let isInPlace =
      rows.prefix { $0 != row }.allSatisfy { $0 < row }
      && rows.drop { $0 != row }.drop { $0 == row }.allSatisfy { $0 > row }
    #expect(isInPlace, "row \(row) is out of its place: \(rows)", sourceLocation: place)
    return log.events.filter { $0.row == row }.map(\.text)
  }
}

extension Outcome {
  fileprivate var name: String { change == nil ? "not done" : "done" }
}
