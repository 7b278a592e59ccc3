import Testing

@testable import NavCore

@Suite("Entries that hold containers: moves")
@MainActor struct HoldingMoveTests {
  @Test("a pager is pushed on a list, and back pops it with all that is in it: one change")
  func pushAndBack() throws {
    let model = try makeModel()
    let before = model.tree
    let pushed = try #require(model.root.push(Page.item(1), holding: .album()).change)
    #expect(pushed.inserted.map(\.text) == ["item-1", "item-11", "item-12", "item-13"])
    #expect(before.problem(with: pushed, to: model.tree) == nil)
    let there = model.tree
    model.user(.select(.next))
    #expect(model.path == ["item-12"])
    model.user(.select(.previous))
    let popped = try #require(model.user(.back).change)
    #expect(there.problem(with: popped, to: model.tree) == nil)
    #expect(model.tree == before && model.tree.containers.held == [:])
    #expect(Set(popped.changedStacks).count == 4)
  }

  @Test("a screen without a route holds a container as well")
  func screen() throws {
    let model = try makeModel()
    model.root.push(Screen("Photos") {}, holding: .album(selection: 2))
    #expect(model.path(of: model.tree.root) == ["home", "*"] && model.path == ["item-13"])
    #expect(model.builtScreens.count == 1)
    model.root.pop()
    #expect(model.builtScreens.isEmpty)
  }

  @Test("moves asked of the front are the innermost stack's, those of the outer one its own")
  func targets() throws {
    let model = try makeModel(.holdingAlbum)
    model.front.push(Page.item(7))
    model.perform(Move(.push(.to(Page.item(8))), in: .front))
    #expect(model.path == ["item-11", "item-7", "item-8"])
    model.root.push(Page.item(9))
    #expect(model.path == ["home", "item-1", "item-9"] && model.front.container == model.tree.root)
    model.root.pop()
    #expect(model.path == ["item-11", "item-7", "item-8"], "what it holds is as it was")
    model.perform(Move(.pop(1), in: .root))
    #expect(model.path == ["home"])
  }

  @Test("back pops in the inner stack first, then the entry that holds it; home stays within")
  func backAndHome() throws {
    let model = try makeModel(.holdingAlbum)
    model.front.push(Page.item(7))
    model.user(.home)
    #expect(model.path == ["item-11"])
    #expect(model.user(.home).reason == .atRoot)
    model.front.push(Page.item(7))
    model.user(.back)
    #expect(model.path == ["item-11"])
    model.user(.back)
    #expect(model.path == ["home"])
    #expect(model.user(.back).reason == .atRoot)
  }

  @Test("back out of held columns begins at the first one")
  func backInColumns() throws {
    let model = try makeModel()
    model.root.push(Page.item(1), holding: .twoColumns)
    model.front.front(.detail)
    #expect(model.path == ["blank"])
    model.user(.back)
    #expect(model.path == ["sidebar"])
    model.user(.back)
    #expect(model.path == ["home"])
  }

  @Test("back from what the root holds is back from the root")
  func heldByRoot() throws {
    let model = try makeModel(.stack(.holding(.to(Page.home), .album())))
    #expect(model.user(.back).reason == .atRoot)
    model.root.present(.stack(.holding(.to(Page.item(1)), .album())))
    #expect(model.path == ["item-11"])
    #expect(model.user(.back).change != nil)
    #expect(model.tree.presentations.isEmpty)
    let columns = try makeModel(
      .columns(
        [
          .init(.sidebar, .to(Page.sidebar)), .init(.detail, .holding(.to(Page.blank), .album())),
        ], front: .detail))
    #expect(columns.path == ["item-11"])
    columns.user(.back)
    #expect(columns.path == ["sidebar"])
  }

  @Test("to leave the root of what is held is to leave the entry that holds it")
  func leaving() throws {
    let model = try makeModel(.holdingAlbum)
    model.front.push(Page.item(7))
    let inner = try #require(model.entry(.item(11)))
    model.root.push(Page.item(9))
    #expect(model.root.perform(.leave(inner.id)).change?.removed.count == 6)
    #expect(model.path == ["home"])
  }

  @Test("to reveal what is held turns to its page and takes off what is above its holder")
  func revealing() throws {
    let model = try makeModel(.holdingAlbum)
    let there = try #require(model.entry(.item(13)))
    model.root.push(Page.item(8), holding: .album())
    model.root.present(Page.item(9))
    let before = model.tree
    let change = try #require(model.root.perform(.reveal(there.id)).change)
    #expect(before.problem(with: change, to: model.tree) == nil)
    #expect(model.path == ["item-13"] && model.tree.presentations.isEmpty)
    #expect(model.path(of: model.tree.root) == ["home", "item-1"])
  }

  @Test("what is presented from within is dismissed there; a presentation goes with what it holds")
  func dismissing() throws {
    let model = try makeModel()
    model.root.present(.holdingAlbum)
    model.front.present(Page.item(9))
    #expect(model.tree.presentations.last?.presenter == model.entry(.item(11))?.id)
    let inner = model.entry(.item(11)).flatMap { model.tree.place(of: $0.id) }?.stack
    let page = try #require(inner)
    #expect(model.tree.presentation(around: page) == 0)
    let change = try #require(model.navigator(of: page).dismiss().change)
    #expect(change.removed.count == 6)
    #expect(model.tree.containers.ids == [model.tree.root])
  }

  @Test("a transfer takes along what the entry holds, but not into itself")
  func transfer() throws {
    let model = try makeModel(
      .columns([
        .init(.sidebar, .holdingAlbum), .init(.detail, .to(Page.blank)),
      ]))
    let entry = try #require(model.entry(.item(1)))
    let inner = model.front
    let sidebar = model.column(.sidebar)
    #expect(sidebar.transfer(entry.id, to: inner).refuser == "transfer")
    let before = model.tree
    let change = try #require(sidebar.transfer(entry.id, to: model.column(.detail)).change)
    #expect(before.problem(with: change, to: model.tree) == nil)
    #expect(change.removed.isEmpty && change.inserted.isEmpty)
    #expect(
      model.tree.containers.lineage(of: inner.container).contains(model.column(.detail).container))
    model.root.front(.detail)
    #expect(model.front.container == inner.container)
  }

  @Test("a path that is set keeps the entries that it begins with, and what they hold")
  func settingPath() throws {
    let model = try makeModel(.holdingAlbum)
    model.front.push(Page.item(7))
    let pager = model.held(by: .item(1))
    model.root.setPath([Page.item(1), Page.item(2)])
    #expect(model.held(by: .item(1)) == pager)
    model.root.pop()
    #expect(model.path == ["item-11", "item-7"])
    model.root.setPath([Page.item(2)])
    #expect(model.tree.containers.ids == [model.tree.root])
  }

  @Test("replace, remove, insert and show take along and bring what entries hold")
  func others() throws {
    let model = try makeModel(.holdingAlbum)
    let album = Destination.holding(.to(Page.item(3)), .album(selection: 1))
    for action in [
      Move.Action.replaceTop(album), .remove(.route(Page.item(3))), .insert([album], at: 1),
      .setPath([album, .to(Page.item(4)), album]), .popTo(.entries { $0.text == "home" }),
      .show(album), .popToRoot,
    ] {
      let before = model.tree
      let change = try #require(model.root.perform(action).change, "\(action)")
      #expect(before.problem(with: change, to: model.tree) == nil, "\(action)")
    }
    let columns = try makeModel(.twoColumns)
    columns.root.perform(.show(album))
    #expect(columns.path == ["item-12"] && columns.root.frontColumn == .detail)
    columns.front.show(Page.item(5))
    #expect(columns.path == ["item-5"] && columns.tree.containers.held == [:])
  }

  @Test("pages of what is held are those that are asked for within; a pressed tab pops to its root")
  func pages() throws {
    let tab = ContainerPlan.stack(
      .to(Page.home), path: [.holding(.to(Page.item(1)), .album())])
    let model = try makeModel(.pager([tab, .stack(Page.item(2))]))
    model.user(.select(.next))
    #expect(model.root.selectedPage == 0 && model.path == ["item-12"])
    #expect(model.front.perform(.removePage(.next)).change != nil)
    model.root.perform(.selectOrPopToRoot(.index(0)))
    #expect(model.path == ["home"] && model.tree.problem == nil)
  }

  @Test("in one batch an entry may come with what it holds and go again")
  func batch() throws {
    let model = try makeModel()
    let album = Destination.holding(.to(Page.item(1)), .album(tag: "album"))
    let before = model.tree
    let root = Move.Target.root
    let moves: [Move] = [
      Move(.push(album), in: root), Move(.push(.to(Page.item(5))), in: .front),
      Move(.insertPages([PagePlan(.stack(Page.item(6), tag: "six"))], at: 0), in: .tagged("album")),
      Move(.pop(1), in: root), Move(.push(album), in: root),
    ]
    let change = try #require(model.root.perform(.batch(moves)).change)
    #expect(before.problem(with: change, to: model.tree) == nil)
    #expect(model.tags == ["album"] && model.path == ["item-11"])
  }

  @Test("while nothing is held a change is the one step that it was")
  func single() throws {
    let model = try makeModel()
    for number in 1...20 { model.root.push(Page.item(number)) }
    for action in [
      Move.Action.pop(3), .replaceTop(.to(Page.item(9))), .popToRoot, .setPath([.to(Page.item(1))]),
      .back,
    ] {
      let change = try #require(model.root.perform(action).change)
      #expect(change.edits.count == 1)
      guard case .splice(_, _, let removed, let inserted) = change.edits[0] else {
        Issue.record("\(action) is no splice")
        continue
      }
      #expect(change.removed == removed && change.inserted == inserted)
      #expect(change.removedUppermostFirst == removed.reversed())
    }
    model.root.push(Page.item(1), holding: .album())
    model.root.push(Page.item(2))
    #expect(model.root.pop().change?.edits.count == 1, "nor where what goes holds nothing")
  }
}
