import NavCore
import Testing

@Suite("Columns over the others")
@MainActor struct OverlayTests {
  private func model(
    _ plan: ContainerPlan = .twoColumns, _ style: DrawerColumns = DrawerColumns(),
    _ traits: Traits = .upright, told sights: Sights = Sights()
  ) throws -> NavigationModel {
    let model = try makeModel(plan.drawer(style), observers: [sights.observer()])
    model.update(traits: traits)
    _ = sights.take()
    return model
  }

  @Test("upright, the user is in the detail although they were in the sidebar last")
  func current() throws {
    let model = try model()
    #expect(model.shownColumns == ["detail"])
    #expect(model.tree.containers.columns[model.tree.root]?.front == .sidebar)
    #expect(model.path == ["blank"])
    model.update(traits: .lying)
    #expect(model.path == ["sidebar"])
  }

  @Test("the button opens it, the user is in it, and it closes again; nothing else changes")
  func toggle() throws {
    let sights = Sights()
    let model = try model(told: sights)
    model.root.front(.detail)
    let before = model.tree
    #expect(
      sights.during { model.user(.toggleColumn(.sidebar)) } == ["will+sidebar", "did+sidebar"])
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
    #expect(model.path == ["sidebar"])
    #expect(
      sights.during { model.user(.toggleColumn(.sidebar)) } == ["will-sidebar", "did-sidebar"])
    #expect(model.tree == before)
    #expect(model.path == ["blank"])
  }

  @Test("who closes it without a choice is in the detail, also after a collapse")
  func close() throws {
    let model = try model()
    model.user(.back)
    model.user(.toggleColumn(.sidebar))
    #expect(model.shownColumns == ["detail"])
    model.update(traits: .third)
    #expect(model.path == ["blank"])
  }

  @Test("what is chosen in it closes it, without a word to the screens that stay")
  func choose() throws {
    let sights = Sights()
    let model = try model(told: sights)
    model.user(.toggleColumn(.sidebar))
    #expect(
      sights.during { model.front.show(Page.item(1)) }
        == ["will-blank", "will-sidebar", "will+item-1", "did-blank", "did-sidebar", "did+item-1"])
    #expect(model.shownColumns == ["detail"])
    #expect(model.askedColumns == [:])
    #expect(model.path == ["item-1"])
  }

  @Test("a push in it stays in it, and makes its column the one that comes up on a collapse")
  func push() throws {
    let model = try model()
    model.root.front(.detail)
    model.user(.toggleColumn(.sidebar))
    model.front.push(Page.item(1))
    #expect(model.column(.sidebar).entries.map(\.text) == ["sidebar", "item-1"])
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
    model.update(traits: .third)
    #expect(model.path == ["sidebar", "item-1"])
  }

  @Test("a push in the detail that shows alone brings it to the front, so that a collapse keeps it")
  func pushInDetail() throws {
    let model = try model()
    let change = try #require(model.front.push(Page.item(1)).change)
    #expect(change.edits.count == 2)
    var tree = model.tree
    tree.apply(change.inverse)
    #expect(tree.containers.columns[tree.root]?.front == .sidebar)
    model.update(traits: .third)
    #expect(model.path == ["blank", "item-1"])
  }

  @Test("back at the detail's root opens the sidebar, in a sheet as well")
  func back() throws {
    let model = try model()
    model.user(.back)
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
    #expect(model.path == ["sidebar"])
    #expect(model.user(.back).reason == .atRoot)
    model.root.perform(.present(.sheet, .twoColumns.drawer()), animated: true, cause: .code)
    let sheet = model.tree.topContainer
    #expect(model.path == ["blank"])
    model.user(.back)
    #expect(model.arrangement(of: sheet).placement(of: .sidebar) == .overlaid)
    #expect(model.user(.back).change != nil)
    #expect(model.tree.presentations.isEmpty, "and from there out of the sheet")
  }

  @Test("another column that is brought to the front closes it")
  func front() throws {
    let model = try model(.inspected)
    model.user(.toggleColumn(.sidebar))
    model.user(.toggleColumn(.inspector))
    #expect(model.shownColumns == ["detail", "inspector/overlaid"])
    #expect(model.askedColumns == [.inspector: .shown])
    model.user(.front(.detail))
    #expect(model.shownColumns == ["detail"])
    model.user(.front(.inspector))
    #expect(model.path == ["home"])
    #expect(model.shownColumns == ["detail", "inspector/overlaid"])
  }

  @Test("home goes home and opens nothing")
  func home() throws {
    let model = try model()
    model.front.push(Page.item(1))
    model.user(.home)
    #expect(model.shownColumns == ["detail"])
    #expect(model.path == ["blank"])
    #expect(model.user(.home).reason == .atRoot)
  }

  @Test("revealing an entry of a column that does not show brings that column into sight")
  func reveal() throws {
    let model = try model()
    let entry = model.column(.sidebar).entries[0]
    model.root.perform(.reveal(entry.id), animated: true, cause: .code)
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
  }

  @Test("one that pushes the others aside is the column that the user is in, too")
  func displaced() throws {
    let model = try model(.twoColumns, DrawerColumns(placement: .displaced))
    model.user(.toggleColumn(.sidebar))
    #expect(model.shownColumns == ["sidebar/displaced", "detail"])
    #expect(model.path == ["sidebar"])
    model.front.show(Page.item(1))
    #expect(model.shownColumns == ["detail"])
  }

  @Test("what a style shows so of its own accord is closed like what was asked for, and once only")
  func ownAccord() throws {
    let model = try model(.twoColumns, DrawerColumns(tells: true))
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
    #expect(model.askedColumns == [.sidebar: .shown])
    model.user(.toggleColumn(.sidebar))
    #expect(model.shownColumns == ["detail"])
    for traits in [Traits.lying, .upright] { model.update(traits: traits) }
    #expect(model.shownColumns == ["detail"])
    #expect(model.askedColumns == [:])
  }

  @Test("turned away from while it is open, it is not open again after turning back")
  func turning() throws {
    let model = try model(.twoColumns, DrawerColumns(tells: true))
    model.update(traits: .lying)
    #expect(model.shownColumns == ["sidebar", "detail"])
    #expect(model.askedColumns == [:])
    model.update(traits: .upright)
    #expect(model.shownColumns == ["detail"])
  }

  @Test("a set of columns that is presented is told of its own, too")
  func presented() throws {
    let model = try makeModel()
    model.update(traits: .upright)
    model.front.present(.twoColumns.drawer(DrawerColumns(tells: true)))
    let sheet = model.tree.topContainer
    #expect(model.arrangement(of: sheet).placement(of: .sidebar) == .overlaid)
    #expect(model.tree.containers.columns[sheet]?.memory["drawer"]?.flags == ["told": true])
    model.user(.toggleColumn(.sidebar))
    #expect(model.arrangement(of: sheet).shown.map(\.role) == [.detail])
  }

  @Test("what is told once waits while nobody can see it, and is not told again in a sheet")
  func unseen() throws {
    let told = ContainerPlan.twoColumns.drawer(DrawerColumns(tells: true))
    let model = try makeModel(.pager([.stack(Page.home), told]))
    model.update(traits: .upright)
    let columns = try #require(model.tree.containers.columns.keys.first)
    #expect(model.tree.containers.columns[columns]?.memory == [:])
    model.root.select(.next)
    #expect(model.arrangement(of: columns).placement(of: .sidebar) == .overlaid)
    #expect(model.tree.containers.columns[columns]?.visibility == [.sidebar: .shown])
    model.user(.toggleColumn(.sidebar))
    model.front.present(told)
    #expect(model.arrangement(of: model.tree.topContainer).shown.map(\.role) == [.detail])
  }
}
