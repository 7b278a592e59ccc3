import NavCore
import Testing

@Suite("Showing and hiding columns")
@MainActor struct SetColumnTests {
  private func visibility(_ model: NavigationModel) -> [ColumnRole: ColumnVisibility] {
    model.tree.containers.columns[model.tree.root]?.visibility ?? [:]
  }

  private func shown(_ model: NavigationModel) -> [ColumnRole] {
    model.arrangement(of: model.tree.root).shown.map(\.role)
  }

  @Test("a column that is asked to be hidden goes out of the arrangement, and comes back")
  func hide() throws {
    let model = try makeModel(.threeColumns.obedient)
    model.update(traits: .wide)
    let before = model.tree
    #expect(model.root.setColumn(.content, .hidden).change?.removed == [])
    #expect(shown(model) == [.sidebar, .detail])
    #expect(visibility(model) == [.content: .hidden])
    #expect(model.root.setColumn(.content, .hidden).reason == .alreadyThere)
    #expect(model.root.setColumn(.content, .automatic).change != nil)
    #expect(shown(model) == [.sidebar, .content, .detail])
    #expect(model.tree == before)
    #expect(model.root.setColumn(.content, .automatic).reason == .alreadyThere)
  }

  @Test("hiding moves no entry, and a column's own navigator can ask for it")
  func keepsPaths() throws {
    let model = try makeModel(.threeColumns.obedient)
    model.column(.detail).push(Page.item(1))
    let stacks = model.tree.containers.stacks
    model.column(.detail).setColumn(.sidebar, .hidden)
    model.column(.content).setColumn(.detail, .shown)
    #expect(model.tree.containers.stacks == stacks)
    #expect(visibility(model) == [.sidebar: .hidden, .detail: .shown])
  }

  @Test(
    "hiding the column in front fronts the one before it, at the leading end the one after",
    arguments: [
      (ColumnRole.detail, ColumnRole.content), (.content, .sidebar), (.sidebar, .content),
    ]
  )
  func hideFront(_ role: ColumnRole, _ next: ColumnRole) throws {
    let model = try makeModel(.threeColumns.obedient)
    model.root.front(role)
    model.root.setColumn(role, .hidden)
    #expect(model.root.frontColumn == next)
    #expect(visibility(model) == [role: .hidden])
  }

  @Test("the column that comes to the front that way comes into sight")
  func hideAll() throws {
    let model = try makeModel(.twoColumns.obedient)
    model.root.setColumn(.detail, .hidden)
    #expect(model.root.frontColumn == .sidebar)
    model.root.setColumn(.sidebar, .hidden)
    #expect(model.root.frontColumn == .detail)
    #expect(visibility(model) == [.sidebar: .hidden])
  }

  @Test("bringing a hidden column to the front takes the wish to hide it away")
  func frontHidden() throws {
    let model = try makeModel(.twoColumns.obedient)
    model.update(traits: .wide)
    model.root.setColumn(.detail, .hidden)
    model.root.front(.detail)
    #expect(visibility(model) == [:])
    #expect(shown(model) == [.sidebar, .detail])
    model.root.setColumn(.sidebar, .hidden)
    model.user(.back)
    #expect(model.root.frontColumn == .sidebar)
    #expect(visibility(model) == [:])
  }

  @Test("showing a destination brings a hidden detail column back")
  func showHidden() throws {
    let model = try makeModel(.twoColumns.obedient)
    model.root.setColumn(.detail, .hidden)
    model.root.show(Page.item(1))
    #expect(visibility(model) == [:])
    #expect(model.path == ["item-1"])
  }

  @Test("the only column can't be hidden")
  func only() throws {
    let model = try makeModel(.columns([.init(.sidebar, .to(Page.sidebar))]))
    let before = model.tree
    #expect(model.root.setColumn(.sidebar, .hidden).reason == .alreadyThere)
    #expect(model.tree == before)
  }

  @Test("where there are no columns there is none to set, and an unknown one is not found")
  func missing() throws {
    let stack = try makeModel()
    #expect(stack.root.setColumn(.detail, .hidden).reason == .noColumns)
    let model = try makeModel(.twoColumns)
    #expect(model.root.setColumn(.inspector, .shown).missing == "column inspector")
  }

  @Test("setting a column can be taken back to the very same tree", arguments: ColumnRole.allCases)
  func inverse(_ role: ColumnRole) throws {
    let model = try makeModel(.threeColumns)
    for visibility in ColumnVisibility.allCases {
      let before = model.tree
      guard let change = model.root.setColumn(role, visibility).change else { continue }
      var tree = model.tree
      tree.apply(change.inverse)
      #expect(tree == before, "\(role) \(visibility)")
    }
  }
}
