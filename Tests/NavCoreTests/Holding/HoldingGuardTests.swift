import Testing

@testable import NavCore

@Suite("Guards and results around what entries hold")
@MainActor struct HoldingGuardTests {
  @Test("screens that leave are asked from the uppermost down: what is held before its holder")
  func order() throws {
    let tally = Count()
    let model = try makeModel { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in
        tally.log.append("\(page)")
        return .allow
      }
    }
    model.update(traits: .wide)
    model.root.push(Page.item(1), holding: .album())
    model.front.push(Page.item(7))
    model.root.push(Page.item(2))
    tally.log = []
    model.root.popToRoot()
    #expect(tally.log == ["item-2", "item-7", "item-11", "item-1"])
    model.root.push(Page.item(1), holding: .album())
    tally.log = []
    model.root.perform(.close)
    #expect(tally.log == ["item-11", "item-1", "home"])
  }

  @Test("a screen that is held refuses that its holder goes, and nothing changes")
  func refusal() throws {
    let model = try makeModel { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in page == .item(11) ? .cancel("unsaved") : .allow }
    }
    model.update(traits: .wide)
    model.root.push(Page.item(1), holding: .album())
    let before = model.tree
    #expect(model.user(.back).refusal == "unsaved" && model.tree == before)
    #expect(model.root.popToRoot().refusal == "unsaved")
    #expect(model.user(.select(.next)).refusal == "unsaved")
  }

  @Test(
    "guards of route types are asked of what arrives, the holder first; refused it leaves nothing")
  func arriving() throws {
    let tally = Count()
    let app = try makeApp().guarding(Page.self) { page, _ in
      tally.log.append("\(page)")
      return page == .item(13) ? .cancel("not that one") : .allow
    }
    let model = NavigationModel(app)
    #expect(model.root.push(Page.item(1), holding: .album()).refusal == "not that one")
    #expect(tally.log == ["item-1", "item-11", "item-12", "item-13"])
    #expect(model.containerStyles.count == 1)
  }

  @Test("all that belongs to what was held is gone with its holder")
  func released() throws {
    let model = try makeModel()
    model.update(traits: .wide)
    let tally = Count()
    model.root.push(
      Page.item(1),
      holding: ContainerPlan.album(tag: "album").finishingPages {}.observing(
        Observer { _, _ in tally.value += 1 }))
    let navigator = try #require(model.navigator(tagged: "album"))
    model.user(.back)
    #expect(tally.value == 2, "it is told of the change that brings it and of the one that ends it")
    #expect(model.records.count == 1 && model.containerStyles.count == 1)
    #expect(model.containerLogic.isEmpty && model.pageEndings.isEmpty && model.pageLooks.isEmpty)
    #expect(navigator.push(Page.item(2)).missing != nil)
  }

  @Test("who waits for a result waits for the holder's, also when what it holds gives it")
  func results() async throws {
    let model = try makeModel()
    model.update(traits: .wide)
    let app = try AlbumRoute.model()
    let task = Task { await app.root.push(AlbumRoute(), returning: Int.self) }
    while app.tree.containers.held.isEmpty { await Task.yield() }
    let holder = try #require(app.tree.containers.held.keys.first)
    _ = app.finish(holder, returning: 7, animated: true, then: nil)
    #expect(await task.value.value == 7)
    let sheet = Task { await app.root.present(AlbumRoute(), returning: Int.self) }
    while app.tree.presentations.isEmpty { await Task.yield() }
    let root = try #require(app.presentedRoot(around: app.front.container))
    #expect(app.tree.containers.held[root] != nil)
    _ = app.finish(root, returning: 8, animated: true, then: nil)
    #expect(await sheet.value.value == 8)
  }

  @Test("a result that nobody waits for goes to the holder, and to the screens below it")
  func receivers() throws {
    let tally = Count()
    let model = try makeModel { page, _ in
      let screen = Screen("\(page)") {}
      guard page == .home || page == .item(1) else { return screen }
      return screen.receive(Int.self) { tally.log.append("\(page) \($0)") }
    }
    model.update(traits: .wide)
    model.root.push(Page.item(1), holding: .album())
    model.front.push(Page.item(7))
    let top = try #require(model.entry(.item(7)))
    _ = model.finish(top.id, returning: 3, animated: true, then: nil)
    #expect(tally.log == ["item-1 3"])
  }
}
