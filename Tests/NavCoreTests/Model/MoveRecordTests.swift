import NavCore
import Testing

@Suite("Records of moves as text")
@MainActor struct MoveRecordTests {
  private func model(
    _ root: ContainerPlan = .stack(Page.home), guards: [Guard] = []
  ) throws -> NavigationModel {
    let model = try makeModel(root, guards: guards)
    model.log.level = .moves
    return model
  }

  @Test("what came of a move: the cause, the move, where, with motion or not, and how much or why")
  func outcomes() throws {
    let model = try model(guards: [
      Guard("mine") { $0.change.inserted.first?.text == "item-9" ? .cancel("no") : .allow }
    ])
    let id = model.root.container
    model.root.push(Page.item(1))
    model.user(.back)
    model.root.setPath([Page.item(1), Page.item(2)], animated: false)
    model.root.replace(with: Page.item(3))
    model.root.pop(0)
    model.root.push(Page.item(9))
    model.root.pop(to: Page.item(8))
    model.perform(.back, on: "attic", cause: .message)
    #expect(
      model.log.records.map(\.description) == [
        "done: code push item-1 in \(id), animated (1 inserted)",
        "done: user back in \(id), animated (1 removed)",
        "done: code set path [item-1, item-2] in \(id) (2 inserted)",
        "done: code replace top with item-3 in \(id), animated (1 removed, 1 inserted)",
        "nothing: code pop 0 in \(id), animated (alreadyThere)",
        "refused: code push item-9 in \(id), animated (mine: no)",
        "notFound: code pop to route item-8 in \(id), animated (route item-8 in stack \(id))",
        "notFound: message back in “attic”, animated (navigator tagged “attic” (none has a tag))",
      ])
  }

  @Test("what a guard decided, by its name; a move that waits; what is asked and answered")
  func guards() async throws {
    let model = try model(guards: [
      Guard("first") { proposal in
        switch proposal.change.inserted.first?.text {
        case "item-1": .redirect(Move(.push(.to(Page.item(2))), in: .root))
        case "item-3": .ask { _ in .cancel("stay") }
        default: .allow
        }
      }
    ])
    model.log.level = .details
    model.root.push(Page.item(1))
    let ticket = try #require(model.root.push(Page.item(3)).ticket)
    model.root.pop(0)
    _ = await ticket.ended
    await turns()
    #expect(
      model.log.records.map { "\($0.kind.rawValue): \($0.subject) (\($0.detail))" } == [
        "guarded: push item-1 (first: redirect: push item-2 in root)",
        "guarded: push item-2 (first: allow)", "done: push item-1 (1 inserted)",
        "guarded: push item-3 (first: ask)",
        "waiting: push item-3 (for an answer to first)", "waiting: pop 0 (for those before it)",
        "guarded: push item-3 (first: cancel: stay)", "refused: push item-3 (first: stay)",
        "nothing: pop 0 (alreadyThere)",
      ])
  }

  @Test("an appearance has the route and the stack, and nobody who asked")
  func appearances() throws {
    let model = try model()
    model.log.level = .details
    model.update(traits: .narrow)
    let id = model.root.container
    #expect(
      model.log.records.map(\.description) == [
        "willAppear: home in \(id)", "didAppear: home in \(id)",
      ])
    #expect(model.log.records.allSatisfy { $0.cause == nil && !$0.isAnimated })
    model.log.clear()
    model.root.push(Screen("Built") {})
    #expect(model.log.records.map(\.subject) == ["home", "*", "home", "*", "push *"])
  }

  @Test("a record keeps its parts, so that a test need not read text")
  func parts() throws {
    let model = try model(.threePages())
    model.perform(.popToRoot, on: "third", animated: false)
    let record = try #require(model.log.records.first)
    #expect(record.kind == .nothing)
    #expect(record.subject == "pop to root")
    #expect(record.target == "“third”")
    #expect(record.cause == .code)
    #expect(!record.isAnimated)
    #expect(record.detail == "atRoot")
    #expect(record.level == .moves)
  }
}
