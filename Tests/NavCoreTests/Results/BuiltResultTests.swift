import Testing

@testable import NavCore

@Suite("Results of screens without a route")
@MainActor struct BuiltResultTests {
  private func model() throws -> NavigationModel {
    let model = try makeModel(plugins: [TestPlugin()])
    model.update(traits: .narrow)
    return model
  }

  private func press(_ title: String, _ model: NavigationModel) throws {
    let composer = Composer(model)
    #expect(composer.activate(try #require(composer.body.button(title))))
  }

  @Test("a screen that is made on the spot gives its result, pushed or presented")
  func result() async throws {
    let model = try model()
    let maker: @MainActor @Sendable (ScreenContext) -> Screen = { context in
      Screen("Name") { ButtonNode("Anna") { context.finish(returning: "Anna") } }
    }
    let pushed = Asked { await model.root.push(returning: String.self, screen: maker) }
    await turns()
    #expect(model.path == ["home", "*"])
    try press("Anna", model)
    #expect(await pushed.settled?.value == "Anna")
    let presented = Asked {
      await model.root.present(as: .alert, returning: String.self, screen: maker)
    }
    await turns()
    #expect(model.tree.presentations.map(\.kind) == [.alert])
    try press("Anna", model)
    #expect(await presented.settled?.value == "Anna")
    #expect(model.path == ["home"])
  }

  @Test("it has left when the user goes back, and was not shown where a guard refuses")
  func cancelled() async throws {
    let model = try model()
    let asked = Asked { await model.root.push(returning: Int.self) { _ in Screen("") {} } }
    await turns()
    model.user(.back)
    #expect(await asked.cancellation == "left")
    let guarded = try makeModel(guards: [Guard { _ in .cancel("no") }])
    let refused = Asked { await guarded.root.present(returning: Int.self) { _ in Screen("") {} } }
    #expect(await refused.cancellation == "not shown")
    #expect(guarded.builtScreens.isEmpty)
  }

  @Test("it is made when it comes into sight, once, with a context of its own")
  func made() throws {
    let (model, log) = (try model(), Count())
    let made = Destination.made { context in
      log.log.append("\(context.entry.text) at \(context.navigator.entries.count)")
      return Screen("") { TextNode("\(context.state.values.count)") }
    }
    model.root.perform(.setPath([made, .to(Page.item(1))]))
    #expect(log.log == [])
    model.root.pop()
    #expect(log.log == ["* at 2"])
    model.root.push(Page.item(2))
    model.root.pop()
    #expect(log.log == ["* at 2"])
    #expect("\(made)" == "*" && made.route == nil)
  }

  @Test("what its maker captures is gone with it, whether it was made or not")
  func released() throws {
    let model = try model()
    for isShown in [true, false] {
      weak var captured: Tally?
      do {
        let tally = Tally()
        captured = tally
        let made = Destination.made { _ in Screen("\(tally.count)") { TextNode("\(tally.count)") } }
        model.root.perform(.setPath(isShown ? [made] : [made, .to(Page.item(1))]))
      }
      #expect(captured != nil)
      model.root.popToRoot()
      #expect(captured == nil, "shown: \(isShown)")
    }
    #expect(model.builtScreens.isEmpty)
  }

  @Test("work that waits for a screen's result does not keep the model busy: the user has the word")
  func idle() async throws {
    let log = Count()
    let model = try makeModel { page, context in
      let screen = Screen("\(page)") {}
      guard page == .home else { return screen }
      return screen.task {
        let reply = await context.navigator.push(Page.item(1), returning: Int.self)
        log.log.append("\(reply.value ?? 0)")
      }
    }
    model.update(traits: .narrow)
    await eventually("the push") { model.path.count == 2 }
    #expect(model.isIdle)
    model.root.pop()
    #expect(!model.isIdle, "it goes on now")
    await model.untilIdle()
    #expect(log.log == ["0"])
  }
}
