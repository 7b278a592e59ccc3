import NavCore
import Testing

@Suite("Showing and hiding columns by one button")
@MainActor struct ToggleTests {
  private func model(
    _ plan: ContainerPlan = .twoColumns, _ style: DrawerColumns = DrawerColumns(),
    _ traits: Traits = .lying
  ) throws -> NavigationModel {
    let model = try makeModel(plan.drawer(style))
    model.update(traits: traits)
    return model
  }

  @Test("beside the others it is hidden and comes back, and each can be taken back")
  func tiled() throws {
    let model = try model()
    let before = model.tree
    let hidden = try #require(model.user(.toggleColumn(.sidebar)).change)
    #expect(model.shownColumns == ["detail"])
    #expect(model.askedColumns == [.sidebar: .hidden])
    #expect(model.path == ["blank"])
    var tree = model.tree
    tree.apply(hidden.inverse)
    #expect(tree == before)
    model.user(.toggleColumn(.sidebar))
    #expect(model.shownColumns == ["sidebar", "detail"])
    #expect(model.askedColumns == [:], "as the style sees fit is enough")
  }

  @Test("what was hidden while the device lay stays hidden when it has been turned there and back")
  func hiddenStays() throws {
    let model = try model()
    model.user(.toggleColumn(.sidebar))
    for traits in [Traits.upright, .third, .lying] { model.update(traits: traits) }
    #expect(model.shownColumns == ["detail"])
  }

  @Test("toggling twice while the device lies opens nothing over the detail after a turn")
  func twice() throws {
    let model = try model()
    model.user(.toggleColumn(.sidebar))
    model.user(.toggleColumn(.sidebar))
    model.update(traits: .upright)
    #expect(model.shownColumns == ["detail"])
  }

  @Test("what the style does not allow the user, is not done for the user; the code's wish is kept")
  func permissions() throws {
    let model = try model(.twoColumns, DrawerColumns(permissions: []))
    let before = model.tree
    #expect(model.user(.toggleColumn(.sidebar)).reason == .notAllowed)
    #expect(model.user(.resizeColumn(.sidebar, width: 250)).reason == .notAllowed)
    #expect(model.tree == before)
    model.root.toggleColumn(.sidebar)
    #expect(model.askedColumns == [.sidebar: .hidden])
    #expect(model.user(.toggleColumn(.sidebar)).reason == .notAllowed)
    model.root.toggleColumn(.sidebar)
    #expect(model.askedColumns == [:])
    model.update(traits: .upright)
    #expect(model.user(.toggleColumn(.sidebar)).reason == .notAllowed)
    #expect(model.shownColumns == ["detail"])
  }

  @Test("where all are collapsed it brings the column to the front")
  func collapsed() throws {
    let model = try model(.twoColumns, DrawerColumns(), .third)
    model.user(.toggleColumn(.detail))
    #expect(model.path == ["blank"])
    #expect(model.user(.toggleColumn(.detail)).reason == .alreadyThere)
    model.user(.toggleColumn(.sidebar))
    #expect(model.path == ["sidebar"])
    #expect(model.askedColumns == [:])
  }

  @Test("while nobody shows the app it goes by what is asked for")
  func unseen() throws {
    let model = try makeModel(.twoColumns.drawer())
    model.root.toggleColumn(.sidebar)
    #expect(model.askedColumns == [.sidebar: .hidden])
    model.root.toggleColumn(.sidebar)
    #expect(model.askedColumns == [:])
  }

  @Test("what is asked for and what shows are two things, and the frame tells both")
  func declined() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .wide)
    model.root.setColumn(.sidebar, .hidden)
    guard case .columns(let frame) = Composer(model).frame().layers[0].content else {
      Issue.record("no columns")
      return
    }
    #expect(frame.columns.map(\.arranged.role) == [.sidebar, .detail])
    #expect(frame.asked == [.sidebar: .hidden])
    #expect(frame.declined == [.sidebar])
  }

  @Test("an unknown column is not found, and without columns there is none")
  func missing() throws {
    let model = try model()
    #expect(model.root.toggleColumn(.inspector).missing == "column inspector")
    #expect(model.root.resizeColumn(.inspector, to: 1).missing == "column inspector")
    let stack = try makeModel()
    #expect(stack.root.toggleColumn(.sidebar).reason == .noColumns)
    #expect(stack.root.resizeColumn(.sidebar, to: 1).reason == .noColumns)
  }
}
