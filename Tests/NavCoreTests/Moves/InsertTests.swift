import NavCore
import Testing

@Suite("Inserting in the middle of a stack")
@MainActor struct InsertTests {
  private func model() throws -> NavigationModel {
    let model = try makeModel()
    model.root.setPath([Page.item(1), Page.item(2)])
    return model
  }

  @Test("entries below and above stay the same; the new ones are in the order given")
  func middle() throws {
    let model = try model()
    let before = model.root.entries
    let change = try #require(
      model.root.insert([Page.item(8), Page.item(9)], at: 1).change)
    #expect(change.inserted.map(\.text) == ["item-8", "item-9"])
    #expect(change.removed.isEmpty)
    #expect(model.path == ["home", "item-8", "item-9", "item-1", "item-2"])
    #expect([0, 3, 4].map { model.root.entries[$0] } == before)
  }

  @Test("at the number of entries it is a push")
  func top() throws {
    let model = try model()
    model.root.insert([Page.item(3)], at: 3)
    #expect(model.path == ["home", "item-1", "item-2", "item-3"])
  }

  @Test("below the root or above the top there is no place", arguments: [0, 4, -1, .min, .max])
  func outside(_ index: Int) throws {
    let model = try model()
    let before = model.tree
    let missing = model.root.insert([Page.item(3)], at: index).missing
    #expect(
      missing
        == "index \(index) in stack \(before.root) (from 1, above the root, to 3, on top)")
    #expect(model.tree == before)
  }

  @Test("no routes at all are there already")
  func none() throws {
    let model = try model()
    #expect(model.root.insert([], at: 1).reason == .alreadyThere)
  }

  @Test("a screen built on the spot can be inserted, and is shown when it is on top")
  func built() throws {
    let model = try model()
    model.root.perform(.insert([.screen(Screen("Built") { TextNode("here") })], at: 2))
    #expect(model.path == ["home", "item-1", "*", "item-2"])
    model.update(traits: .narrow)
    model.root.pop()
    #expect(Composer(model).body.texts == ["here"])
  }

  @Test("an unknown route among several inserts none of them")
  func unknown() throws {
    let model = try model()
    let before = model.tree
    #expect(model.root.insert([Page.item(3), Stranger()], at: 1).missing != nil)
    #expect(model.tree == before)
  }
}
