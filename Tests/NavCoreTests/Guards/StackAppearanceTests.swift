import NavCore
import Testing

@Suite("Appearing and disappearing in a stack")
@MainActor struct StackAppearanceTests {
  @Test("a push: the one below goes, the new one comes; each is told once that it will and did")
  func push() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    #expect(
      sights.during { model.root.push(Page.item(1)) }
        == ["will-home", "will+item-1", "did-home", "did+item-1"])
    #expect(
      sights.during { model.root.pop() }
        == ["will-item-1", "will+home", "did-item-1", "did+home"])
  }

  @Test("of forty that are popped only the top is told, and the root: no other one was in sight")
  func popToRoot() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    for number in 1...40 { model.root.push(Page.item(number), animated: false) }
    #expect(
      sights.during { model.root.popToRoot(animated: false) }
        == ["will-item-40", "will+home", "did-item-40", "did+home"])
  }

  @Test("a path that is set at once shows its last screen alone")
  func setPath() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    #expect(
      sights.during { model.root.setPath((1...5).map { Page.item($0) }) }
        == ["will-home", "will+item-5", "did-home", "did+item-5"])
    #expect(
      sights.during { model.root.setPath([Page.item(1), Page.item(2)]) }
        == ["will-item-5", "will+item-2", "did-item-5", "did+item-2"])
  }

  @Test("a replaced screen goes and its place comes, also at the root")
  func replace() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    #expect(
      sights.during { model.root.replace(with: Page.item(1)) }
        == ["will-home", "will+item-1", "did-home", "did+item-1"])
  }

  @Test("what happens below the top is not seen")
  func below() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    model.root.setPath([Page.item(1), Page.item(2)])
    #expect(
      sights.during {
        model.root.insert([Page.item(7)], at: 1)
        model.root.remove(.route(Page.item(1)))
        model.root.pop(to: Page.item(2))
      } == [])
  }

  @Test("a batch is one step: what comes and goes within it is not told")
  func batch() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    let moves: [Move.Action] = [
      .push(.to(Page.item(1))), .push(.to(Page.item(2))), .pop(1),
      .present(.sheet, .stack(Page.home)),
      .dismiss(.top),
    ]
    #expect(
      sights.during { model.root.perform(.batch(moves.map { Move($0, in: .root) })) }
        == ["will-home", "will+item-1", "did-home", "did+item-1"])
    let nothing = sights.during {
      model.root.perform(
        .batch([Move(.push(.to(Page.item(2))), in: .root), Move(.pop(1), in: .root)]))
    }
    #expect(nothing == [])
  }

  @Test("the app hears first, then the navigators from the outermost in, then the screen itself")
  func order() throws {
    let sights = Sights()
    let model = try makeModel(
      .pager([.stack(Page.home).observing(sights.observer("stack "))])
        .observing(sights.observer("pager ")),
      observers: [sights.observer("app 1 "), sights.observer("app 2 ")]
    ) { page, _ in
      Screen("\(page)") {}.willAppear { _ in sights.note("own will+") }
        .didAppear { _ in sights.note("own did+") }
        .willDisappear { _ in sights.note("own will-") }
        .didDisappear { _ in sights.note("own did-") }
        .didAppear { _ in sights.note("own again") }
    }
    model.update(traits: .narrow)
    let told = sights.during { model.root.replace(with: Page.item(1)) }
    let levels = ["app 1 ", "app 2 ", "pager ", "stack ", "own "]
    let phases = [("will-", "home"), ("will+", "item-1"), ("did-", "home"), ("did+", "item-1")]
    let expected = phases.flatMap { phase, page in
      levels.map { $0 == "own " ? "own \(phase)" : "\($0)\(phase)\(page)" }
    }
    #expect(told == expected + ["own again"])
  }

  @Test("before a host shows the model nothing is in sight; then what is on top comes, once")
  func beforeHost() throws {
    let sights = Sights()
    let model = try makeModel(observers: [sights.observer()])
    model.root.push(Page.item(1))
    model.root.push(Page.item(2))
    model.root.pop()
    #expect(sights.take() == [])
    model.update(traits: model.traits)
    #expect(sights.take() == ["will+item-1", "did+item-1"])
    model.update(traits: model.traits)
    model.update(traits: .wide)
    #expect(sights.take() == [])
  }

  @Test("a move that is refused or has nothing to do shows nothing")
  func refused() throws {
    let sights = Sights()
    let model = try makeModel(
      guards: [Guard { _ in .cancel("no") }], observers: [sights.observer()])
    model.update(traits: .narrow)
    _ = sights.take()
    model.root.push(Page.item(1))
    model.root.pop()
    #expect(sights.take() == [])
  }
}
