import NavCore
import Testing

@Suite("Pushing unless it is there")
@MainActor struct PushTests {
  @Test("a route that is on top already is not pushed again where asked so; the tree stays")
  func unlessOnTop() throws {
    let model = try makeModel()
    #expect(model.root.push(Page.item(1), unlessOnTop: true).change?.inserted.count == 1)
    let before = model.tree
    #expect(model.root.push(Page.item(1), unlessOnTop: true).reason == .alreadyThere)
    #expect(model.tree == before)
  }

  @Test("the root counts as the top where it is alone")
  func root() throws {
    let model = try makeModel()
    #expect(model.root.push(Page.home, unlessOnTop: true).reason == .alreadyThere)
    #expect(model.root.push(Page.home).change != nil)
    #expect(model.path == ["home", "home"])
  }

  @Test("a route that is further down is pushed all the same")
  func furtherDown() throws {
    let model = try makeModel()
    model.root.setPath([Page.item(1), Page.item(2)])
    #expect(model.root.push(Page.item(1), unlessOnTop: true).change != nil)
    #expect(model.path == ["home", "item-1", "item-2", "item-1"])
  }

  @Test("screens built on the spot are never the same")
  func built() throws {
    let model = try makeModel()
    model.root.push(Screen("Built") {})
    #expect(model.root.perform(.push(.screen(Screen("Built") {}), unlessOnTop: true)).change != nil)
    #expect(model.path == ["home", "*", "*"])
    #expect(model.root.push(Page.home, unlessOnTop: true).change != nil)
  }

  @Test("what is on top counts when the move is made, not when it is asked for")
  func whenMade() throws {
    let model = try makeModel(observers: [
      Observer { change, model in
        guard change.inserted.first?.text == "item-1" else { return }
        for _ in 0..<3 { model.root.push(Page.item(2), unlessOnTop: true) }
      }
    ])
    model.root.push(Page.item(1))
    #expect(model.path == ["home", "item-1", "item-2"])
  }

  @Test("within pages and columns the stack in front is meant")
  func inFront() throws {
    let model = try makeModel(.nestedPages)
    #expect(model.root.push(Page.sidebar, unlessOnTop: true).reason == .alreadyThere)
    model.root.push(Page.item(7))
    #expect(model.path(of: model.tagged("side").container) == ["sidebar", "item-7"])
    model.root.select(.next)
    model.root.push(Page.item(8))
    #expect(model.path(of: model.tagged("left").container) == ["item-1", "item-8"])
    #expect(model.path(of: model.tagged("right").container) == ["item-2", "item-3"])
  }
}
