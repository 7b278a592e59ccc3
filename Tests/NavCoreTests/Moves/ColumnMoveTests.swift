import NavCore
import Testing

@Suite("Moves in columns")
@MainActor struct ColumnMoveTests {
  @Test("a move on the columns goes to the column in front")
  func frontColumn() throws {
    let model = try makeModel(.twoColumns)
    model.root.push(Page.item(1))
    #expect(model.column(.sidebar).entries.map(\.text) == ["sidebar", "item-1"])
    model.root.front(.detail)
    model.root.push(Page.item(2))
    #expect(model.column(.detail).entries.map(\.text) == ["blank", "item-2"])
    #expect(model.root.frontColumn == .detail)
  }

  @Test("show from the sidebar replaces the detail's path and fronts the detail, in one change")
  func show() throws {
    let changes = Count()
    let model = try makeModel(.twoColumns, observers: [Observer { _, _ in changes.value += 1 }])
    model.column(.detail).push(Page.item(9))
    changes.value = 0
    model.column(.sidebar).show(Page.item(1))
    #expect(changes.value == 1)
    #expect(model.column(.detail).entries.map(\.text) == ["item-1"])
    #expect(model.column(.sidebar).entries.map(\.text) == ["sidebar"])
    #expect(model.root.frontColumn == .detail)
  }

  @Test("showing the route again that is shown keeps its entry and takes off what is above it")
  func showAgain() throws {
    let model = try makeModel(.twoColumns)
    model.root.show(Page.item(1))
    let shown = model.column(.detail).entries
    #expect(model.root.show(Page.item(1)).reason == .alreadyThere)
    model.column(.detail).push(Page.item(2))
    model.root.show(Page.item(1))
    #expect(model.column(.detail).entries == shown)
    model.root.front(.sidebar)
    model.column(.sidebar).show(Page.item(1))
    #expect(model.column(.detail).entries == shown)
    #expect(model.root.frontColumn == .detail)
  }

  @Test("back pops, at a column's root fronts the column before, at the first ends")
  func back() throws {
    let model = try makeModel(.threeColumns)
    model.root.front(.detail)
    model.root.push(Page.item(1))
    model.user(.back)
    #expect(model.path == ["blank"])
    model.user(.back)
    #expect(model.root.frontColumn == .content)
    model.user(.back)
    #expect(model.root.frontColumn == .sidebar)
    #expect(model.user(.back).reason == .atRoot)
  }

  @Test("back at a column's root keeps what the column shows")
  func backKeeps() throws {
    let model = try makeModel(.twoColumns)
    model.root.show(Page.item(1))
    let shown = model.column(.detail).entries
    model.user(.back)
    #expect(model.column(.detail).entries == shown)
  }

  @Test("home takes every column to its root and fronts the first, in one change")
  func home() throws {
    let model = try makeModel(.threeColumns)
    model.column(.sidebar).push(Page.item(1))
    model.column(.detail).push(Page.item(2))
    model.root.front(.detail)
    let change = try #require(model.user(.home).change)
    #expect(Set(change.removed.map(\.text)) == ["item-1", "item-2"])
    #expect(model.root.frontColumn == .sidebar)
    #expect(model.tree.containers.stacks.values.allSatisfy { $0.entries.count == 1 })
    #expect(model.user(.home).reason == .atRoot)
  }

  @Test("fronting the column in front does nothing")
  func frontAgain() throws {
    let model = try makeModel(.twoColumns)
    #expect(model.root.front(.sidebar).reason == .alreadyThere)
    #expect(model.column(.detail).front(.detail).change?.removed == [])
    #expect(model.root.frontColumn == .detail)
  }

  @Test("columns without a detail take show as push")
  func noDetail() throws {
    let model = try makeModel(
      .columns([.init(.sidebar, .to(Page.sidebar)), .init(.content, .to(Page.home))]))
    model.root.show(Page.item(1))
    #expect(model.path == ["sidebar", "item-1"])
  }

  @Test("a change of size moves no entry: collapsed and apart hold the same paths")
  func rotation() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .wide)
    model.column(.sidebar).push(Page.item(1))
    model.root.show(Page.item(2))
    let (containers, front) = (model.tree.containers.stacks, model.tree.frontStack)
    for traits in [Traits.narrow, .wide, .narrow, .wide] {
      model.update(traits: traits)
      #expect(model.tree.containers.stacks == containers)
      #expect(model.tree.frontStack == front)
    }
  }
}
