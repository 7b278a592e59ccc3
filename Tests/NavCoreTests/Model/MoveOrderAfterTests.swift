import Testing

@testable import NavCore

@Suite("How a move happens, once the tree has changed")
@MainActor struct MoveOrderAfterTests {
  /// Who is told of the screens that go, the uppermost first, and from the app in.
  private let going = [
    "app 1 item-7", "app 2 item-7", "alert item-7", "own item-7", "app 1 item-6", "app 2 item-6",
    "own item-6", "app 1 item-1", "app 2 item-1", "pages item-1", "a item-1", "a main item-1",
    "own item-1", "app 1 sidebar", "app 2 sidebar", "pages sidebar", "a sidebar", "own sidebar",
  ]

  /// Who is told of the screens that come, the lowest first.
  private let coming = [
    "app 1 home", "app 2 home", "pages home", "b home", "own home", "app 1 item-2",
    "app 2 item-2", "pages item-2", "b item-2", "b main item-2", "own item-2",
  ]

  @Test("row 10: screens will disappear")
  func willDisappear() async throws {
    #expect(try await RichMove.made().texts(10) == going)
  }

  @Test("row 11: screens will appear")
  func willAppear() async throws {
    #expect(try await RichMove.made().texts(11) == coming)
  }

  @Test("row 12: entries that are gone are let go")
  func letGo() async throws {
    let move = try await RichMove.made()
    #expect(move.texts(12) == ["the work of item-6"])
    #expect(await move.asked?.cancellation == "left")
    #expect(move.outcome?.change?.removed.allSatisfy { move.model.records[$0.id] == nil } == true)
  }

  @Test("row 13: readers are told")
  func readers() async throws {
    #expect(try await RichMove.made().texts(13) == ["reader"])
  }

  @Test("row 14: screens did disappear")
  func didDisappear() async throws {
    #expect(try await RichMove.made().texts(14) == going)
  }

  @Test("row 15: screens did appear")
  func didAppear() async throws {
    #expect(try await RichMove.made().texts(15) == coming)
  }

  @Test("row 16: the work of screens that appear for the first time starts")
  func work() async throws {
    let events = try await RichMove.made().log.events
    let before = try #require(events.last { $0.row == 15 })
    let after = try #require(events.first { $0.row == 17 })
    #expect(after.work == before.work + 1)
  }

  @Test("row 17: observers are told of the move")
  func didMove() async throws {
    #expect(
      try await RichMove.made().texts(17)
        == ["app 1", "app 2", "pages", "alert", "a", "b", "b main"])
  }

  @Test("row 18: a value that goes with the move is handed over")
  func value() async throws {
    #expect(try await RichMove.made().texts(18) == ["item-2 got 7"])
    let (contexts, log) = (Contexts(), Count())
    let model = try makeModel(
      observers: [Observer { _, _ in log.log.append("observer") }],
      screen: contexts.maker { _, screen in screen.receive(Int.self) { log.log.append("\($0)") } })
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    contexts[.item(1)]?.finish(returning: 7) { _ in log.log.append("then") }
    #expect(log.log == ["observer", "observer", "7", "then"])
  }

  @Test("row 19: the outcome is written to the log")
  func record() async throws {
    #expect(try await RichMove.made().texts(19) == ["5 removed"])
  }

  @Test("row 20: the action of whoever asked is called")
  func completion() async throws {
    let move = try await RichMove.made()
    #expect(move.texts(20) == ["then done"])
  }

  @Test("row 21: the ticket of a move that had to wait tells its outcome")
  func ticket() async throws {
    let events = try await RichMove.made().log.events
    #expect(events.filter { $0.row < 21 }.allSatisfy { !$0.isSettled })
    #expect(events.filter { $0.row > 21 }.allSatisfy { $0.isSettled })
  }

  @Test("row 22: the moves that wait are made")
  func waiting() async throws {
    let move = try await RichMove.made()
    #expect(move.texts(22) == ["item-8", "item-9"])
    #expect(move.model.path == ["item-2", "item-8", "item-9"])
  }
}
