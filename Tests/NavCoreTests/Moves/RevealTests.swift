import NavCore
import Testing

@Suite("Back to an entry, wherever it is")
@MainActor struct RevealTests {
  private func reveal(_ page: Page, _ model: NavigationModel) throws -> Outcome {
    model.root.perform(.reveal(try #require(model.entry(page)).id))
  }

  @Test("presentations go, pages and columns turn, what is above is popped: all in one change")
  func everything() throws {
    let changes = Count()
    let model = try makeModel(.nestedPages, observers: [Observer { _, _ in changes.value += 1 }])
    model.tagged("right").push(Page.item(4))
    model.root.present(Page.item(7))
    model.front.present(Page.item(8))
    let before = model.tree
    changes.value = 0
    let change = try #require(try reveal(.item(2), model).change)
    #expect(changes.value == 1)
    #expect(change.removed.map(\.text) == ["item-8", "item-7", "item-3", "item-4"])
    #expect(model.path == ["item-2"])
    #expect(model.tagged("outer").selectedPage == 1)
    #expect(model.tagged("inner").selectedPage == 1)
    var tree = model.tree
    tree.apply(change.inverse)
    #expect(tree == before)
  }

  @Test("a hidden column is brought to the front and asked to be seen again")
  func hiddenColumn() throws {
    let model = try makeModel(.threeColumns)
    model.root.front(.detail)
    model.root.setColumn(.sidebar, .hidden)
    #expect(try reveal(.sidebar, model).change?.edits.count == 2)
    #expect(model.root.frontColumn == .sidebar)
    #expect(model.tree.containers.columns[model.tree.root]?.visibility == [:])
  }

  @Test("within a presentation only what is above it goes")
  func withinPresentation() throws {
    let model = try makeModel()
    model.root.present(Page.item(1))
    model.front.push(Page.item(2))
    model.front.present(Page.item(3))
    #expect(try reveal(.item(1), model).change?.removed.map(\.text) == ["item-3", "item-2"])
    #expect(model.tree.presentations.count == 1)
    #expect(model.path == ["item-1"])
  }

  @Test("what is on top in front already leaves all as it is")
  func alreadyThere() throws {
    let model = try makeModel(.nestedPages)
    let before = model.tree
    #expect(try reveal(.sidebar, model).reason == .alreadyThere)
    #expect(model.tree == before)
  }

  @Test("an entry that is gone is not found")
  func gone() throws {
    let model = try makeModel()
    #expect(model.root.perform(.reveal(EntryID(rawValue: 999))).missing == "entry e999")
  }
}
