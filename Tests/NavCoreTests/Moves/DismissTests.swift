import NavCore
import Testing

@Suite("Which presentations are dismissed")
@MainActor struct DismissTests {
  /// Three presentations, tagged `one`, `two` and `three`; the middle one has pages.
  private func model() throws -> NavigationModel {
    let model = try makeModel()
    model.root.present(.stack(Page.item(1), tag: "one"))
    model.front.present(
      .pager([.stack(Page.item(2), tag: "page"), .stack(Page.item(3))], tag: "two"), as: .cover)
    model.front.present(.stack(Page.item(4), tag: "three"), as: .alert)
    return model
  }

  @Test("this takes the one around the container with all above it, also from a page within")
  func this() throws {
    let model = try model()
    #expect(model.tagged("page").dismiss().change?.removed.count == 3)
    #expect(model.tags == ["one"])
    #expect(model.tagged("one").dismiss(.this).change != nil)
    #expect(model.tree.presentations.isEmpty)
  }

  @Test("top takes the topmost alone, whatever container is asked")
  func top() throws {
    let model = try model()
    #expect(model.root.dismiss(.top).change?.removed.map(\.text) == ["item-4"])
    #expect(model.tagged("one").dismiss(.top).change?.removed.count == 2)
    #expect(model.path == ["item-1"])
  }

  @Test("all takes every one as one change")
  func all() throws {
    let model = try model()
    let change = try #require(model.root.dismiss(.all).change)
    #expect(change.removed.map(\.text) == ["item-4", "item-2", "item-3", "item-1"])
    #expect(model.tree.containers.ids == [model.tree.root])
    #expect(model.tags == [])
  }

  @Test("down to takes those above the layer of a container; that may be the root's")
  func downTo() throws {
    let model = try model()
    let page = model.tagged("page").container
    #expect(model.root.dismiss(.downTo(page)).change?.removed.map(\.text) == ["item-4"])
    #expect(model.root.dismiss(.downTo(page)).reason == .notPresented)
    #expect(model.root.dismiss(.downTo(model.tree.root)).change?.removed.count == 3)
    #expect(model.path == ["home"])
  }

  @Test("where nothing is presented there is nothing to dismiss", arguments: [0, 1, 2, 3])
  func nothing(_ index: Int) throws {
    let model = try makeModel()
    let all: [Move.Dismissal] = [.this, .top, .all, .downTo(model.tree.root)]
    #expect(model.root.dismiss(all[index]).reason == .notPresented)
  }

  @Test("down to a container that is not there finds none, and dismisses nothing")
  func missing() throws {
    let model = try model()
    let before = model.tree
    let gone = ContainerID(rawValue: 999)
    #expect(model.root.dismiss(.downTo(gone)).missing == "container c999")
    #expect(model.tree == before)
  }

  @Test("dismissing can be taken back to the very same tree, tags and all")
  func inverse() throws {
    let model = try model()
    let before = model.tree
    let change = try #require(model.root.dismiss(.all).change)
    var tree = model.tree
    tree.apply(change.inverse)
    #expect(tree == before)
  }
}
