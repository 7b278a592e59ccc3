import NavCore
import Testing

@Suite("Selecting pages")
@MainActor struct SelectTests {
  @Test(
    "a page is selected by its index; one out of range is the nearest",
    arguments: [
      (1, 1), (2, 2), (3, 2), (Int.max, 2), (-5, 0), (Int.min, 0),
    ])
  func index(_ asked: Int, _ selected: Int) throws {
    let model = try makeModel(.threePages(selection: selected == 0 ? 1 : 0))
    #expect(model.root.select(.index(asked)).change != nil)
    #expect(model.root.selectedPage == selected)
    #expect(model.root.select(.index(asked)).reason == .alreadyThere)
  }

  @Test("a page is selected by its container and by its navigator's tag")
  func identity() throws {
    let model = try makeModel(.threePages())
    let third = model.tagged("third").container
    model.root.select(.container(third))
    #expect(model.path == ["item-3"])
    model.root.select(.tagged("second"))
    #expect(model.path == ["item-2"])
    #expect(model.root.select(.tagged("second")).reason == .alreadyThere)
  }

  @Test("next and previous go one page on, and at the ends no further")
  func steps() throws {
    let model = try makeModel(.threePages(selection: 1))
    model.root.select(.next)
    #expect(model.root.selectedPage == 2)
    #expect(model.root.select(.next).reason == .atEnd)
    model.root.select(.previous)
    model.root.select(.previous)
    #expect(model.root.selectedPage == 0)
    #expect(model.root.select(.previous).reason == .atEnd)
  }

  @Test("what is no page of this pager is not found")
  func missing() throws {
    let model = try makeModel(.nestedPages)
    let before = model.tree
    let left = model.tagged("left").container
    let pager = before.root
    #expect(model.root.select(.container(left)).missing == "page \(left) of pager \(pager)")
    #expect(model.root.select(.tagged("left")).missing == "page “left” of pager \(pager)")
    #expect(model.root.select(.tagged("attic")).missing == "page “attic” of pager \(pager)")
    #expect(model.tree == before)
  }

  @Test("where there are no pages there is none to select")
  func noPages() throws {
    let model = try makeModel(.twoColumns)
    #expect(model.root.select(.next).reason == .noPages)
  }

  @Test("a page keeps its path while another one is selected")
  func paths() throws {
    let model = try makeModel(.threePages())
    model.root.push(Page.item(7))
    let stacks = model.tree.containers.stacks
    model.root.select(.index(2))
    model.root.select(.index(0))
    #expect(model.tree.containers.stacks == stacks)
    #expect(model.path == ["item-1", "item-7"])
  }

  @Test(
    "of pagers in each other the nearest around the container is meant, or the container itself")
  func nested() throws {
    let model = try makeModel(.nestedPages)
    #expect(model.tagged("left").select(.next).change != nil)
    #expect(model.tagged("inner").selectedPage == 1)
    #expect(model.tagged("outer").selectedPage == 0)
    #expect(model.path == ["sidebar"])
    #expect(model.tagged("side").select(.next).change != nil)
    #expect(model.path == ["item-2", "item-3"])
    #expect(model.tagged("inner").select(.previous).change != nil)
    #expect(model.path == ["item-1"])
    #expect(model.tagged("outer").select(.previous).change != nil)
    #expect(model.path == ["sidebar"])
  }

  @Test("a page's root is the end of the way back: no page is turned")
  func back() throws {
    let model = try makeModel(.threePages(selection: 1))
    #expect(model.user(.back).reason == .atRoot)
    #expect(model.user(.home).reason == .atRoot)
    model.root.push(Page.item(7))
    model.user(.home)
    #expect(model.root.selectedPage == 1)
    #expect(model.path == ["item-2"])
  }

  @Test("only pagers tell a selected page, and it is the one of the container asked")
  func reading() throws {
    let model = try makeModel(.nestedPages)
    #expect(model.tagged("side").selectedPage == nil)
    #expect(model.tagged("split").selectedPage == nil)
    #expect(model.tagged("inner").selectedPage == 0)
    #expect(model.tagged("inner").frontColumn == nil)
  }
}
