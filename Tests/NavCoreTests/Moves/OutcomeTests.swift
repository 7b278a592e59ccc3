import NavCore
import Testing

@Suite("What can come of a move")
@MainActor struct OutcomeTests {
  /// What a reason stands for; a new one does not compile until it stands here.
  private func move(toGet reason: Outcome.Reason) -> (ContainerPlan, Move.Action) {
    switch reason {
    case .atRoot: (.stack(Page.home), .pop(1))
    case .alreadyThere: (.threePages(), .select(.index(0)))
    case .notPresented: (.stack(Page.home), .dismiss())
    case .noColumns: (.stack(Page.home), .front(.detail))
    case .notAllowed: (.twoColumns, .resizeColumn(.sidebar, width: 200))
    case .noPages: (.twoColumns, .select(.next))
    case .atEnd: (.threePages(selection: 2), .select(.next))
    }
  }

  @Test(
    "there is a reason for each way to have nothing to do, and the tree stays as it is",
    arguments: [
      "atRoot", "alreadyThere", "notPresented", "noColumns", "notAllowed", "noPages",
      "atEnd",
    ])
  func reasons(_ name: String) throws {
    let reason = try #require(Outcome.Reason(rawValue: name))
    let (plan, action) = move(toGet: reason)
    let model = try makeModel(plan, guards: [Guard { _ in .cancel("never asked") }])
    let before = model.tree
    #expect(model.root.perform(action).reason == reason)
    #expect(model.tree == before)
  }

  /// The cases of an outcome by name.
  private func name(_ outcome: Outcome) -> String {
    switch outcome {
    case .done: "done"
    case .nothing: "nothing"
    case .refused: "refused"
    case .notFound: "notFound"
    case .pending: "pending"
    }
  }

  @Test("only a move that is done has a change")
  func cases() async throws {
    let model = try makeModel(guards: [
      Guard { proposal in
        switch proposal.change.inserted.first?.text {
        case "item-2": .cancel("no")
        case "item-3": .ask { _ in .allow }
        default: .allow
        }
      }
    ])
    let pushes: [any Route] = [Page.item(1), Page.item(2), Stranger(), Page.item(3)]
    let outcomes = pushes.map { model.root.push($0) } + [model.root.pop(0)]
    #expect(
      outcomes.map(name) == ["done", "refused", "notFound", "pending", "pending"],
      "the last one waits for the one that is held")
    #expect(outcomes.map { $0.change != nil } == [true, false, false, false, false])
    #expect(await outcomes[3].ticket?.ended?.change?.inserted.map(\.text) == ["item-3"])
    #expect(await outcomes[4].ticket?.ended?.reason == .alreadyThere)
  }

  @Test("an unknown route among the destinations of any move is named, with what to do")
  func stranger() throws {
    let model = try makeModel()
    #expect(
      model.root.push(Stranger()).missing
        == "route Stranger() of type “stranger”, which the app does not know (register its type)")
    let batch = Move.Action.batch([Move(.insert([.to(Stranger())], at: 1), in: .root)])
    #expect(model.root.perform(batch).missing?.contains("“stranger”") == true)
  }
}
