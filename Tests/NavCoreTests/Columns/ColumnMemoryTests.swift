import NavCore
import Testing

@Suite("What column styles keep")
@MainActor struct ColumnMemoryTests {
  private func memory(_ model: NavigationModel) -> [String: ColumnMemory] {
    model.tree.containers.columns[model.tree.root]?.memory ?? [:]
  }

  @Test("a change of traits keeps what the style remembers; the same traits again don't")
  func traits() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    #expect(memory(model) == [:])
    model.update(traits: .wide)
    #expect(memory(model)["even"]?.numbers == ["arranged": 1])
    model.update(traits: .wide)
    model.update(traits: .narrow)
    #expect(memory(model)["even"]?.numbers == ["arranged": 2])
  }

  @Test("composing a frame and asking for an arrangement keep nothing")
  func composing() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .wide)
    let before = model.tree
    let composer = Composer(model)
    for number in 0..<5 {
      model.root.push(Page.item(number))
      _ = composer.frame()
      _ = model.arrangement(of: model.tree.root)
    }
    #expect(memory(model) == before.containers.columns[before.root]?.memory)
  }

  @Test("each style keeps its own, also while another one is chosen")
  func perStyle() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .wide)
    model.styles.columns = EvenColumns(name: "other")
    model.update(traits: .narrow)
    #expect(memory(model)["even"]?.numbers == ["arranged": 1])
    #expect(memory(model)["other"]?.numbers == ["arranged": 2])
  }

  @Test("it is kept for each set of columns by itself, and gone with it")
  func perSet() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .wide)
    model.root.perform(.present(.sheet, .twoColumns), animated: true, cause: .code)
    let sheet = model.tree.presentations[0].container
    #expect(model.tree.containers.columns[sheet]?.memory["even"]?.numbers == ["arranged": 1])
    #expect(memory(model)["even"]?.numbers == ["arranged": 1])
    model.update(traits: .narrow)
    #expect(model.tree.containers.columns[sheet]?.memory["even"]?.numbers == ["arranged": 2])
    #expect(memory(model)["even"]?.numbers == ["arranged": 2])
    model.front.dismiss()
    #expect(model.tree.containers.columns.count == 1)
  }

  @Test("where no style is registered there is one column")
  func noStyle() throws {
    let model = try makeModel(.twoColumns)
    model.update(traits: .wide)
    let arrangement = model.arrangement(of: model.tree.root)
    #expect(arrangement.isCollapsed)
    #expect(arrangement.shown.map(\.width) == [960])
    #expect(Composer(model).frame().stacks.count == 1)
  }
}
