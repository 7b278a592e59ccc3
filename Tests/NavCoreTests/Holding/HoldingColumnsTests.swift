import Testing

@testable import NavCore

@Suite("Columns around and in what entries hold")
@MainActor struct HoldingColumnsTests {
  private func model(_ traits: Traits) throws -> NavigationModel {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: traits)
    return model
  }

  @Test("what is asked of columns within what is held is asked of those around it")
  func around() throws {
    let model = try model(.wide)
    model.root.show(Page.item(1))
    model.column(.detail).push(Page.item(2), holding: .album())
    #expect(model.path == ["item-11"])
    model.user(.front(.sidebar))
    #expect(model.path == ["sidebar"])
    model.user(.front(.detail))
    #expect(model.path == ["item-11"])
    model.front.show(Page.item(5))
    #expect(model.path == ["item-5"])
  }

  @Test("held columns are nearer than those around them")
  func nearest() throws {
    let model = try model(.wide)
    model.column(.detail).push(Page.item(2), holding: .twoColumns)
    model.root.front(.detail)
    model.user(.front(.detail))
    #expect(
      model.path == ["blank"] && model.tree.containers.lineage(of: model.front.container).count == 4
    )
    model.user(.home)
    #expect(model.path == ["sidebar"], "home stays in the held ones")
    #expect(model.root.frontColumn == .detail)
  }

  @Test("held columns that come into sight are settled by their style")
  func settled() throws {
    let model = try model(.wide)
    model.column(.detail).push(Page.item(1), holding: .twoColumns)
    model.column(.detail).push(Page.item(2), holding: .twoColumns)
    let memories = model.tree.containers.columns.values.map {
      $0.memory["even"]?.numbers["arranged"]
    }
    #expect(memories.count == 3 && memories.allSatisfy { $0 != nil })
    let buried = try makeModel(
      .stack(.holding(.to(Page.home), .twoColumns), path: [.to(Page.item(1))]),
      plugins: [TestPlugin()])
    buried.update(traits: .wide)
    #expect(buried.tree.containers.columns.values.first?.memory == [:])
    let before = buried.tree
    let change = try #require(buried.root.pop().change)
    #expect(buried.tree.containers.columns.values.first?.memory != [:])
    #expect(before.problem(with: change, to: buried.tree) == nil)
  }
}
