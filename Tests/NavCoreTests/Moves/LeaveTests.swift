import NavCore
import Testing

@Suite("Leaving an entry, wherever it is")
@MainActor struct LeaveTests {
  @Test("an entry goes with all above it, also from another container")
  func above() throws {
    let model = try makeModel(.threePages())
    model.tagged("second").setPath([Page.item(7), Page.item(8), Page.item(9)])
    let entry = try #require(model.entry(.item(8)))
    let change = model.root.perform(.leave(entry.id)).change
    #expect(change?.removed.map(\.text) == ["item-8", "item-9"])
    #expect(model.tagged("second").entries.map(\.text) == ["item-2", "item-7"])
    #expect(model.root.selectedPage == 0)
  }

  @Test("the root of a presentation goes with the presentation and all above it")
  func presented() throws {
    let model = try makeModel()
    model.root.present(Page.item(1))
    let root = try #require(model.front.entries.first)
    model.front.push(Page.item(2))
    model.front.present(Page.item(3))
    #expect(model.root.perform(.leave(root.id)).change?.removed.count == 3)
    #expect(model.tree.presentations.isEmpty)
  }

  @Test("so does the root of any stack in a presentation")
  func presentedColumn() throws {
    let model = try makeModel()
    model.root.present(.twoColumns)
    let detail = try #require(model.entry(.blank))
    #expect(model.root.perform(.leave(detail.id)).change?.removed.count == 2)
    #expect(model.tree.presentations.isEmpty)
  }

  @Test("a root outside of presentations stays")
  func root() throws {
    let model = try makeModel(.twoColumns)
    let detail = try #require(model.entry(.blank))
    let before = model.tree
    #expect(model.root.perform(.leave(detail.id)).reason == .atRoot)
    #expect(model.tree == before)
  }

  @Test("an entry that is gone is not found")
  func gone() throws {
    let model = try makeModel()
    model.root.push(Page.item(1))
    let entry = try #require(model.root.entries.last)
    model.root.pop()
    #expect(model.root.perform(.leave(entry.id)).missing == "entry \(entry.id)")
  }
}
