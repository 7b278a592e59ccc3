import Testing

@testable import NavCore

@Suite("Pages in the tree")
@MainActor struct PageSetTests {
  @Test("pages stand in the order of the plan, each with a container; the planned one is selected")
  func planned() throws {
    let tree = try makeModel(.threePages(selection: 1)).tree
    let set = try #require(tree.containers.pagers[tree.root])
    #expect(
      set.pages.map { tree.containers.stacks[$0.container]?.root.text } == [
        "item-1", "item-2", "item-3",
      ])
    #expect(set.selectedIndex == 1)
    #expect(set.selection == tree.containers.tags["second"])
    #expect(set.index(of: set.pages[2].container) == 2)
    #expect(set.index(of: tree.root) == nil)
    #expect(set.pages.allSatisfy { tree.containers.parents[$0.container] == tree.root })
  }

  @Test("a planned selection out of range is the nearest page", arguments: [(-3, 0), (7, 2)])
  func nearest(_ planned: Int, _ selected: Int) throws {
    #expect(try makeModel(.threePages(selection: planned)).tree.frontIndex == selected)
  }

  @Test("the stack in front is that of the selected page, through pages and columns in each other")
  func front() throws {
    let model = try makeModel(.nestedPages)
    let tree = model.tree
    let tags = tree.containers.tags
    #expect(tree.frontStack == tags["side"])
    #expect(tags["inner"].map(tree.frontStack(in:)) == tags["left"])
    #expect(tags["split"].map(tree.frontStack(in:)) == tags["side"])
    #expect(tree.containers.ids.count == 7)
    model.root.select(.next)
    #expect(model.tree.frontStack == tags["left"])
  }

  @Test("an entry is found wherever it stands, and a container's layer too")
  func places() throws {
    let model = try makeModel(.nestedPages)
    model.root.present(.threePages())
    let entry = try #require(model.entry(.sidebar))
    let place = model.tree.place(of: entry.id)
    #expect(place?.stack == model.tree.containers.tags["side"] && place?.index == 0)
    #expect(model.tree.place(of: EntryID(rawValue: 999)) == nil)
    #expect(model.tree.presentation(around: model.tagged("third").container) == 0)
    #expect(model.tree.presentation(around: model.tagged("right").container) == nil)
    #expect(model.tree.presentations[0].presenter == entry.id)
  }

  @Test("trees with another page selected, or another tag, are not equal")
  func equality() throws {
    let (first, second) = (try makeModel(.threePages()), try makeModel(.threePages()))
    #expect(first.tree == second.tree)
    first.root.select(.next)
    #expect(first.tree != second.tree)
    second.root.select(.next)
    #expect(first.tree == second.tree)
    first.unregister("pages")
    #expect(first.tree != second.tree)
  }
}

extension NavigationTree {
  fileprivate var frontIndex: Int? { containers.pagers[root]?.selectedIndex }
}
