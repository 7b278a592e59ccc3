import NavCore
import Testing

@Suite("The log of moves", .serialized)
@MainActor struct MoveLogTests {
  /// A route that counts how often it is written out.
  private struct Counted: Route, CustomStringConvertible {
    static let routeName = "counted"
    static let written = Locked(0)

    var description: String {
      Self.written.change { $0 += 1 }
      return "counted"
    }
  }

  @Test("at first problems are kept: what was not found, or refused as a mistake; no moves")
  func problems() throws {
    let model = try makeModel(
      .threePages(),
      guards: [
        Guard("mine") { $0.change.inserted.isEmpty ? .allow : .cancel("no") }
      ])
    #expect(model.log.level == .problems)
    model.root.select(.next)
    model.root.select(.index(1))
    model.root.push(Page.item(1))
    #expect(model.log.records == [])
    model.root.push(Stranger())
    model.perform(.back, on: "attic")
    model.root.present(.stack(Page.home, tag: "first"))
    #expect(model.log.records.map(\.kind) == [.notFound, .notFound, .refused])
    #expect(model.log.records.allSatisfy { $0.level == .problems })
  }

  @Test("moves keeps every move with what came of it; details also guards and appearances")
  func levels() throws {
    let kinds = try MoveLog.Level.allCases.map { level in
      let model = try makeModel(guards: [Guard("mine") { _ in .allow }])
      model.update(traits: .narrow)
      model.log.level = level
      model.root.push(Page.item(1))
      model.root.pop(0)
      model.root.pop(to: Page.item(7))
      return model.log.records.map(\.kind)
    }
    #expect(kinds[0] == [])
    #expect(kinds[1] == [.notFound])
    #expect(kinds[2] == [.done, .nothing, .notFound])
    #expect(
      kinds[3] == [
        .guarded, .willDisappear, .willAppear, .didDisappear, .didAppear, .done, .nothing,
        .notFound,
      ])
    #expect(MoveLog.Level.allCases.sorted() == [.off, .problems, .moves, .details])
  }

  @Test("what is not kept costs no text", arguments: [MoveLog.Level.off, .problems])
  func noText(_ level: MoveLog.Level) throws {
    let app = try makeApp(guards: [Guard { _ in .allow }], observers: [Observer { _, _ in }])
      .route(Counted.self) { _, _ in Screen("") {} }
    let model = NavigationModel(app)
    model.update(traits: .narrow)
    model.log.level = level
    let before = Counted.written.value
    model.root.push(Counted())
    model.root.push(Counted(), unlessOnTop: true)
    model.root.insert([Counted()], at: 1)
    model.root.popToRoot()
    model.root.present(Counted())
    model.front.dismiss()
    #expect(Counted.written.value == before)
    model.log.level = .moves
    model.root.push(Counted())
    #expect(Counted.written.value == before + 1)
  }

  @Test("the newest records are kept, as many as the limit says; the oldest go first")
  func limit() throws {
    let model = try makeModel()
    model.log.level = .moves
    model.log.limit = 3
    for number in 1...5 { model.root.push(Page.item(number)) }
    #expect(model.log.records.map(\.subject) == (3...5).map { "push item-\($0)" })
    model.log.limit = 2
    model.root.push(Page.item(6))
    #expect(model.log.records.map(\.subject) == ["push item-5", "push item-6"])
    model.log.limit = 4
    for number in 7...9 { model.root.push(Page.item(number)) }
    #expect(model.log.records.map(\.subject) == (6...9).map { "push item-\($0)" })
    model.log.limit = 0
    model.root.pop()
    #expect(model.log.records.map(\.subject) == ["pop 1"])
    model.log.clear()
    #expect(model.log.records == [])
    model.log.limit = 1_000
    model.root.pop()
    #expect(model.log.records.count == 1)
  }

  @Test("a thousand and more records come out in the order in which they were kept")
  func ring() throws {
    let model = try makeModel()
    model.log.level = .moves
    for number in 0..<2_500 { model.root.replace(with: Page.item(number)) }
    #expect(
      model.log.records.map(\.subject) == (1_500..<2_500).map { "replace top with item-\($0)" })
  }

  @Test("a handler is told of each record as it is kept, and of none that is not")
  func handler() throws {
    let told = Count()
    let model = try makeModel()
    model.log.handler = { told.log.append($0.description) }
    model.root.push(Page.item(1))
    model.root.push(Stranger())
    #expect(told.log == model.log.records.map(\.description))
    #expect(told.log.count == 1)
    model.log.level = .off
    model.root.push(Stranger())
    #expect(told.log.count == 1)
  }

  @Test("it holds on to no screen that was popped")
  func holdsNothing() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    model.log.level = .details
    weak var captured: Tally?
    do {
      let tally = Tally()
      captured = tally
      model.root.push(Screen("\(tally.count)") { TextNode("\(tally.count)") })
    }
    model.root.pop()
    #expect(captured == nil)
    #expect(model.log.records.count > 2)
  }
}
