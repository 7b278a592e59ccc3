import Testing

@testable import NavCore

@Suite("The tree")
@MainActor struct TreeTests {
  @Test("a new tree holds what was planned, each under an identity of its own")
  func planned() throws {
    let stack = try makeModel(.stack(.to(Page.home), path: [.to(Page.item(1))], tag: "main")).tree
    #expect(stack.containers.stacks[stack.root]?.entries.map(\.text) == ["home", "item-1"])
    #expect(stack.containers.tag(of: stack.root) == "main")
    let columns = try makeModel(.threeColumns).tree
    let set = try #require(columns.containers.columns[columns.root])
    #expect(set.columns.map(\.role) == [.sidebar, .content, .detail])
    #expect(set.front == .sidebar)
    #expect(columns.containers.ids.count == 4)
    #expect(columns.containers.entries.count == 3)
  }

  @Test("the column that is shown first can be stated")
  func front() throws {
    let model = try makeModel(
      .columns(
        [.init(.sidebar, .to(Page.sidebar)), .init(.detail, .to(Page.blank))], front: .detail))
    #expect(model.root.frontColumn == .detail)
    #expect(model.path == ["blank"])
  }

  @Test("each container knows what is around it")
  func around() throws {
    let model = try makeModel(.twoColumns)
    let detail = model.column(.detail).container
    #expect(model.tree.columns(around: detail) == model.tree.root)
    #expect(model.tree.columns(around: model.tree.root) == nil)
    #expect(model.tree.presentation(around: detail) == nil)
    model.root.perform(.present(.sheet, .twoColumns), animated: true, cause: .code)
    #expect(model.tree.presentation(around: model.tree.frontStack) == 0)
    #expect(model.tree.topContainer == model.tree.presentations[0].container)
    #expect(model.tree.frontStack(in: model.tree.root) == model.column(.sidebar).container)
  }

  @Test("a stack tells its root, its top and its path")
  func stack() throws {
    let model = try makeModel()
    model.root.setPath([Page.item(1), Page.item(2)])
    let stack = try #require(model.tree.containers.stacks[model.tree.root])
    #expect(stack.root.text == "home")
    #expect(stack.top.text == "item-2")
    #expect(stack.path.map(\.text) == ["item-1", "item-2"])
  }

  @Test("trees are equal when containers, entries and presentations are")
  func equality() throws {
    let (first, second) = (try makeModel(.twoColumns), try makeModel(.twoColumns))
    #expect(first.tree == second.tree)
    #expect(first.tree.hashValue == second.tree.hashValue)
    first.root.push(Page.item(1))
    #expect(first.tree != second.tree)
    second.root.push(Page.item(1))
    #expect(first.tree == second.tree)
    second.root.present(Page.item(1))
    #expect(first.tree != second.tree)
  }
}
