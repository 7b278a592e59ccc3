import NavCore
import Testing

@Suite("Checkpoints and guards")
@MainActor struct GuardedCheckpointTests {
  private let cart = Checkpoint<Int>("cart")

  /// Home is the checkpoint; the path is home, item-1, item-2, and a guard decides on it.
  private func model(
    _ received: Count, _ decide: @escaping @MainActor @Sendable (Proposal) -> GuardDecision
  ) throws -> NavigationModel {
    let cart = cart
    let model = try makeModel(guards: [
      Guard { proposal in
        if case .reveal = proposal.move.action { decide(proposal) } else { .allow }
      }
    ]) { page, _ in
      let screen = Screen("\(page)") {}
      return page == .home ? screen.checkpoint(cart) { received.value += $0 } : screen
    }
    model.update(traits: .narrow)
    model.root.setPath([Page.item(1), Page.item(2)])
    return model
  }

  @Test("a value is not handed over where a guard refuses the way, or leads elsewhere")
  func refused() throws {
    let received = Count()
    let model = try model(received) { _ in .cancel("no") }
    #expect(model.root.back(to: cart, with: 1).refusal == "no")
    let other = try self.model(received) { _ in .redirect(Move(.pop(1), in: .root)) }
    #expect(other.root.back(to: cart, with: 1).change?.removed.count == 1)
    #expect(received.value == 0)
  }

  @Test("it is handed over after an answer that allows, and not after another")
  func asked() async throws {
    for (label, total) in [("Yes", 3), ("No", 0)] {
      let received = Count()
      let model = try model(received) { _ in
        .ask(Prompt("?", choices: [.init("Yes"), .init("No")])) { $0.label == "Yes" }
      }
      let ticket = try #require(model.root.back(to: cart, with: 3).ticket)
      await eventually("a prompt") { model.prompt != nil }
      #expect(received.value == 0)
      model.answer(Prompt.Choice(label))
      _ = await ticket.ended
      #expect(received.value == total)
      #expect(model.path.count == (total == 0 ? 3 : 1))
    }
  }

  @Test("the screens that leave are asked, and one of them can refuse")
  func leaving() throws {
    let received = Count()
    let cart = cart
    let model = try makeModel { page, _ in
      let screen = Screen("\(page)") {}
      return page == .home
        ? screen.checkpoint(cart) { received.value += $0 }
        : screen.guardLeaving { _ in .cancel("unsaved") }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    #expect(model.root.back(to: cart, with: 1).refusal == "unsaved")
    #expect(received.value == 0)
  }
}
