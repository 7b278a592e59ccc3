import Testing

@testable import NavCore

@Suite("Entries that hold containers: the tree")
@MainActor struct HoldingTreeTests {
  @Test("what an entry holds is a part of its stack, and the user is in the innermost")
  func innermost() throws {
    let model = try makeModel(.holdingAlbum)
    let tree = model.tree
    let pager = try #require(model.held(by: .item(1)))
    #expect(tree.containers.parents[pager] == tree.root)
    let page = try #require(tree.containers.pagers[pager]?.selection)
    #expect(tree.containers.lineage(of: page) == [tree.root, pager, page])
    #expect(tree.frontStack == page && tree.frontStack(in: pager) == page)
    #expect(tree.outerStack(in: tree.root) == tree.root)
    #expect(model.front.container == page && model.path == ["item-11"])
    #expect(model.path(of: tree.root) == ["home", "item-1"])
    #expect(tree.tops(in: tree.root).map(\.text) == ["item-1", "item-11"])
    #expect(model.entry(.item(12)).flatMap { tree.place(of: $0.id) }?.index == 0)
    #expect(tree.problem == nil)
  }

  @Test("what is in a stack includes what its entries hold, each entry before what it holds")
  func included() throws {
    let plan = ContainerPlan.stack(
      .to(Page.home),
      path: [.holding(.to(Page.item(1)), .album(tag: "album")), .to(Page.item(2))])
    #expect(plan.tags == ["album"])
    #expect(
      plan.destinations.map(\.description)
        == ["home", "item-1", "item-11", "item-12", "item-13", "item-2"])
    let model = try makeModel(plan)
    let containers = model.tree.containers
    #expect(containers.ids(in: model.tree.root) == containers.ids)
    #expect(containers.subtree(of: model.tree.root) == containers)
    #expect(
      containers.entries(in: model.tree.root).map(\.text) == plan.destinations.map(\.description))
    #expect(model.path == ["home", "item-1", "item-2"], "what is below the top is not in front")
    #expect(model.tree.tops(in: model.tree.root).map(\.text) == ["item-2"])
  }

  @Test("plans nest at will, and a holder of a holder is just that")
  func nested() throws {
    let inner = ContainerPlan.pager([
      .stack(.holding(.to(Page.item(2)), .twoColumns)), .stack(Page.item(3)),
    ])
    let model = try makeModel(.stack(.holding(.to(Page.home), inner)))
    #expect(model.path == ["sidebar"])
    #expect(model.tree.containers.lineage(of: model.front.container).count == 5)
    #expect(model.tree.problem == nil)
  }

  @Test("a destination that holds something is called what it is called without")
  func destination() {
    let plain = Destination.to(Page.item(1))
    let holding = Destination.holding(plain, .album())
    #expect(holding.description == "item-1" && holding.route == plain.route)
    #expect(Destination.holding(.screen(Screen("") {}), .album()).description == "*")
    #expect(Move.Action.push(holding).description == "push item-1")
    #expect(Move.Action.push(holding).destinations.count == 4)
  }
}
