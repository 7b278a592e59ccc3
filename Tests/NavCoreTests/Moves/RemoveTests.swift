import NavCore
import Testing

@Suite("Removing from the middle of a stack")
@MainActor struct RemoveTests {
  private func model(_ pages: [Page]) throws -> NavigationModel {
    let model = try makeModel()
    model.root.setPath(pages)
    return model
  }

  @Test("every entry that matches goes, in one change; the others stay the same")
  func several() throws {
    let changes = Count()
    let model = try makeModel(observers: [Observer { _, _ in changes.value += 1 }])
    model.root.setPath([Page.item(1), Page.item(2), Page.item(1), Page.item(3), Page.item(1)])
    let before = model.root.entries
    changes.value = 0
    let change = try #require(model.root.remove(.route(Page.item(1))).change)
    #expect(changes.value == 1)
    #expect(change.removed.map(\.id) == [5, 3, 1].map { before[$0].id })
    #expect(model.root.entries == [0, 2, 4].map { before[$0] })
  }

  @Test("the root stays even where it matches")
  func root() throws {
    let model = try model([.item(1), .home, .item(2)])
    #expect(model.root.remove(.route(Page.home)).change?.removed.count == 1)
    #expect(model.path == ["home", "item-1", "item-2"])
    #expect(model.root.remove(.route(Page.home)).reason == .atRoot)
    #expect(model.root.remove(.type(Page.self)).change?.removed.count == 2)
    #expect(model.path == ["home"])
  }

  @Test("what matches nothing is not found, and the outcome says what was looked for")
  func none() throws {
    let model = try model([.item(1)])
    let before = model.tree
    #expect(
      model.root.remove(.entry(EntryID(rawValue: 999))).missing
        == "entry e999 in stack \(before.root)")
    #expect(model.tree == before)
  }

  @Test("an entry taken from below keeps the top in sight, with its state")
  func below() throws {
    let told = Count()
    let model = try makeModel(observers: [
      Observer(willAppear: { told.log.append("+\($0.entry.text)") })
    ])
    model.update(traits: .narrow)
    model.root.setPath([Page.item(1), Page.item(2)])
    let top = try #require(model.root.entries.last)
    var state = EntryState()
    state.values["draft"] = .string("text")
    model.setState(state, of: top.id)
    told.log = []
    model.root.remove(.route(Page.item(1)))
    #expect(model.path == ["home", "item-2"])
    #expect(model.state(of: top.id) == state)
    #expect(told.log == [])
  }

  @Test("removing can be taken back to the very same tree")
  func inverse() throws {
    let model = try model([.item(1), .item(2), .item(1)])
    let before = model.tree
    let change = try #require(model.root.remove(.route(Page.item(1))).change)
    var tree = model.tree
    tree.apply(change.inverse)
    #expect(tree == before)
  }
}
