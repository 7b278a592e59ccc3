import NavCore
import Testing

@Suite("Results and guards")
@MainActor struct GuardedResultTests {
  /// A model whose item-1 asks before it is left, and whose home counts what it receives.
  private func model(
    _ contexts: Contexts, _ received: Count = Count()
  ) throws -> NavigationModel {
    let prompt = Prompt("Leave?", choices: [.init("Yes"), .init("No", role: .cancel)])
    let model = try makeModel(
      screen: contexts.maker { page, screen in
        page == .home
          ? screen.receive(Int.self) { received.value += $0 }
          : screen.guardLeaving { _ in .ask(prompt) { $0.label == "Yes" } }
      })
    model.update(traits: .narrow)
    return model
  }

  private func answer(_ label: String, _ model: NavigationModel) async {
    await eventually("a prompt") { model.prompt != nil }
    model.answer(Prompt.Choice(label))
  }

  @Test("a result comes once a guard that asks has allowed to leave, and not where it has not")
  func asked() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    let context = try #require(contexts[.item(1)])
    let first = try #require(context.finish(returning: 1).ticket)
    await answer("No", model)
    #expect(await first.ended?.refusal == "No")
    await turns()
    #expect(asked.reply == nil)
    #expect(model.path == ["home", "item-1"])
    let second = try #require(context.finish(returning: 2).ticket)
    #expect(asked.reply == nil)
    await answer("Yes", model)
    #expect(await second.ended?.change != nil)
    #expect(await asked.settled?.value == 2)
  }

  @Test("so it is for a screen that receives it")
  func received() async throws {
    let (contexts, received) = (Contexts(), Count())
    let model = try model(contexts, received)
    model.root.push(Page.item(1))
    let context = try #require(contexts[.item(1)])
    for (label, total) in [("No", 0), ("Yes", 5)] {
      let ticket = try #require(context.finish(returning: 5).ticket)
      #expect(received.value == 0)
      await answer(label, model)
      _ = await ticket.ended
      #expect(received.value == total)
    }
  }

  @Test("a screen that is popped while its result is held has left; the held move finds nothing")
  func goneMeanwhile() async throws {
    let contexts = Contexts()
    let model = try makeModel(
      guards: [
        Guard { proposal in
          guard case .leave = proposal.move.action else { return .allow }
          return .ask(Prompt("?", choices: [.init("Yes")])) { _ in true }
        }
      ], screen: contexts.maker())
    model.update(traits: .narrow)
    model.root.present(Page.item(2))
    let sheet = model.front
    let asked = Asked { await sheet.push(Page.item(1), returning: Int.self) }
    await turns()
    let ticket = try #require(contexts[.item(1)]?.finish(returning: 1).ticket)
    await eventually("a prompt") { model.prompt != nil }
    model.root.perform(.dismiss(.all), cause: .user)
    #expect(await asked.cancellation == "left")
    model.answer(Prompt.Choice("Yes"))
    #expect(await ticket.ended?.missing != nil)
  }

  @Test("a result whose leaving is redirected is not handed over")
  func redirected() async throws {
    let (contexts, received) = (Contexts(), Count())
    let model = try makeModel(
      guards: [
        Guard { proposal in
          guard case .leave = proposal.move.action else { return .allow }
          return .redirect(Move(.push(.to(Page.item(2))), in: .root))
        }
      ], screen: contexts.maker { _, screen in screen.receive(Int.self) { received.value += $0 } })
    model.update(traits: .narrow)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    #expect(contexts[.item(1)]?.finish(returning: 1).change != nil)
    await turns()
    #expect(asked.reply == nil)
    #expect(received.value == 0)
    #expect(model.path == ["home", "item-1", "item-2"])
    model.root.popToRoot()
    #expect(await asked.cancellation == "left")
  }
}
