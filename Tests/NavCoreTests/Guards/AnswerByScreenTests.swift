import NavCore
import Testing

@Suite("Guards that ask by a screen of their own")
@MainActor struct AnswerByScreenTests {
  /// An app whose item-1 needs a login: a guard presents it and waits for its result.
  private func model(
    _ contexts: Contexts, observers: [Observer] = []
  ) throws -> NavigationModel {
    let app = try makeApp(observers: observers, screen: contexts.maker())
      .guarding(Page.self, "login") { page, _ in
        guard page == .item(1) else { return .allow }
        return .ask { model in
          let reply = await model.root.present(Page.blank, returning: Bool.self)
          return reply.value == true ? .allow : .cancel("not logged in")
        }
      }
    let model = NavigationModel(app)
    model.update(traits: .narrow)
    return model
  }

  private func login(_ model: NavigationModel) async throws -> Ticket {
    let ticket = try #require(model.user(.push(.to(Page.item(1)))).ticket)
    await eventually("the login") { model.tree.presentations.count == 1 }
    #expect(model.path == ["blank"])
    return ticket
  }

  @Test("the screen is shown although the move is held, and its result lets it go on")
  func allow() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let ticket = try await login(model)
    #expect(contexts[.blank]?.finish(returning: true).change != nil)
    #expect(await ticket.ended?.change?.inserted.map(\.text) == ["item-1"])
    #expect(model.path == ["home", "item-1"])
    #expect(model.tree.presentations.isEmpty)
  }

  @Test("leaving it without a result refuses the move")
  func swipedAway() async throws {
    let model = try model(Contexts())
    let ticket = try await login(model)
    #expect(model.user(.back).change != nil)
    #expect(await ticket.ended?.refuser == "login")
    #expect(model.path == ["home"])
  }

  @Test("the user and the code may move about in it, and the user's moves below are refused")
  func within() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let ticket = try await login(model)
    #expect(model.front.push(Page.item(5)).change != nil)
    #expect(model.user(.push(.to(Page.item(6)))).change != nil)
    #expect(model.front.present(Page.item(7)).change != nil)
    #expect(model.front.push(Page.item(8)).change != nil, "also in what is presented from it")
    #expect(model.root.perform(.push(.to(Page.item(9))), cause: .user).refusal == "busy")
    #expect(contexts[.item(6)]?.dismiss(returning: true).change?.removed.count == 5)
    #expect(await ticket.ended?.change != nil)
    #expect(model.path == ["home", "item-1"])
  }

  @Test("other moves of the code wait meanwhile, and come after the held one in their order")
  func others() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let ticket = try await login(model)
    let first = try #require(model.root.push(Page.item(2)).ticket)
    let second = try #require(model.root.push(Page.item(3)).ticket)
    #expect(model.root.entries.map(\.text) == ["home"])
    contexts[.blank]?.finish(returning: true)
    _ = await ticket.ended
    _ = await first.ended
    _ = await second.ended
    #expect(model.path == ["home", "item-1", "item-2", "item-3"])
  }

  @Test("its result may be given in an observer or an action after a move")
  func fromObserver() async throws {
    let contexts = Contexts()
    let model = try model(
      contexts,
      observers: [
        Observer { change, _ in
          guard change.inserted.first?.text == "item-5" else { return }
          contexts[.item(5)]?.navigator.push(Page.item(6)) { _ in
            contexts[.blank]?.finish(returning: true)
          }
        }
      ])
    let ticket = try await login(model)
    model.front.push(Page.item(5))
    #expect(await ticket.ended?.change != nil)
    #expect(model.path == ["home", "item-1"])
  }

  @Test("a guard that asks for its own answer's moves for ever ends as refused")
  func endless() async throws {
    let model = try makeModel(guards: [
      Guard("endless") { _ in
        .ask { model in
          let outcome = model.root.push(Page.item(2))
          let ended = await outcome.ticket?.outcome ?? outcome
          return ended.change == nil ? .cancel(ended.refusal ?? "-") : .allow
        }
      }
    ])
    let ticket = try #require(model.root.push(Page.item(1)).ticket)
    #expect(await ticket.ended?.refusal?.contains("asked 16 times") == true)
    #expect(model.path == ["home"])
  }
}
