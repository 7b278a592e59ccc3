import NavCore
import Testing

/// The faults that users of other libraries report of state and screen, each as a rule.
@Suite("State and screen are one")
@MainActor struct StateAndScreenFaultTests {
  /// A model of pages with a button that pushes item-9 on the screen's own navigator.
  func composer(
    _ root: ContainerPlan = .stack(Page.home), observers: [Observer] = [],
    change: @escaping @MainActor @Sendable (Page, ScreenContext, Screen) -> Screen = { $2 }
  ) throws -> Composer {
    let model = try makeModel(root, plugins: [TestPlugin()], observers: observers) {
      page, context in
      change(
        page, context,
        Screen("\(page)") {
          TextNode("\(page)")
          ButtonNode("Go") { context.navigator.push(Page.item(9)) }
        })
    }
    model.update(traits: .narrow)
    return Composer(model)
  }

  @Test(
    "a tab switched in the middle of a push: both are made, the screen has its state, its actions live"
  )
  func tabInPush() throws {
    for phase in 0..<4 {
      let isSwitched = Count()
      let turn = { @MainActor @Sendable (model: NavigationModel) in
        isSwitched.value += 1
        if isSwitched.value == 1 { model.root.select(.next) }
      }
      let appearing: Observer.OfAppearance = { appearance in
        if appearance.entry.text == "item-7" { turn(appearance.model) }
      }
      let composer = try composer(
        .threePages(),
        observers: [
          Observer(
            didMove: { _, model in if phase == 2 { turn(model) } },
            willAppear: phase == 0 ? appearing : nil, didAppear: phase == 1 ? appearing : nil)
        ])
      let model = composer.model
      model.root.push(Page.item(7)) { _ in if phase == 3 { turn(model) } }
      #expect(model.path == ["item-2"], "phase \(phase)")
      #expect(composer.body.texts == ["item-2"])
      model.root.select(.previous)
      #expect(model.path == ["item-1", "item-7"])
      #expect(composer.body.texts == ["item-7"])
      #expect(composer.activate(try #require(composer.body.button("Go"))))
      #expect(model.path == ["item-1", "item-7", "item-9"])
    }
  }

  @Test("elements appended to a path are all pushed, whoever appends them")
  func appended() async throws {
    let composer = try composer(change: { page, context, screen in
      page != .item(1) ? screen : screen.task { context.navigator.push(Page.item(3)) }
    })
    let model = composer.model
    model.root.push(Page.item(1))
    model.root.setPath([Page.item(1), Page.item(2)])
    await model.untilIdle()
    await turns()
    #expect(model.path == ["home", "item-1", "item-2", "item-3"])
    #expect(composer.body.texts == ["item-3"])
  }

  @Test("of several pushes in one update the third stays too, and no screen pops itself")
  func thirdPush() async throws {
    let composer = try composer(change: { page, context, screen in
      guard page == .item(0) else { return screen }
      return screen.didAppear { _ in
        for number in 1...3 { context.navigator.push(Page.item(number)) }
      }
    })
    composer.model.root.push(Page.item(0))
    for _ in 0..<3 {
      #expect(composer.model.path == ["home"] + (0...3).map { "item-\($0)" })
      #expect(composer.body.texts == ["item-3"])
      await turns()
    }
  }

  @Test(
    "after a back swipe that came to nothing the screen can still be dismissed, and nothing hangs")
  func cancelledSwipe() async throws {
    let isSaved = Count()
    let composer = try composer(change: { page, _, screen in
      guard page == .item(1) else { return screen }
      return screen.guardLeaving { _ in
        guard isSaved.value == 0 else { return .allow }
        return .ask(Prompt("Unsaved", choices: [.init("Leave"), .init("Stay")])) {
          $0.label == "Leave"
        }
      }
    })
    let model = composer.model
    model.root.present(Page.item(1))
    let ticket = try #require(model.user(.back).ticket)
    await eventually("a prompt") { model.prompt != nil }
    model.answer(Prompt.Choice("Stay"))
    #expect(await ticket.ended?.refusal == "Stay")
    #expect(composer.body.texts == ["item-1"])
    #expect(model.isIdle)
    #expect(composer.activate(try #require(composer.body.button("Go"))))
    #expect(model.user(.back).change != nil)
    isSaved.value = 1
    #expect(model.front.dismiss().change != nil)
    #expect(composer.body.texts == ["home"])
  }
}
