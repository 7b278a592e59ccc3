import NavCore
import Testing

@Suite("Columns that collapse to one")
@MainActor struct CollapseTests {
  private func model(
    _ plan: ContainerPlan = .twoColumns, told sights: Sights = Sights()
  ) throws -> NavigationModel {
    let model = try makeModel(
      plan.styles.columns == nil ? plan.drawer() : plan, observers: [sights.observer()])
    model.update(traits: .lying)
    _ = sights.take()
    return model
  }

  @Test("without a choice the column comes up that the user was in last")
  func usual() throws {
    let model = try model()
    model.update(traits: .third)
    #expect(model.path == ["sidebar"])
    model.update(traits: .lying)
    model.root.show(Page.item(1))
    model.update(traits: .third)
    #expect(model.path == ["item-1"])
  }

  @Test("the app's choice comes up; when all fit again the user is where they were")
  func choice() throws {
    let model = try model(.twoColumns.collapsing(to: .detail))
    let before = model.tree
    model.update(traits: .third)
    #expect(model.path == ["blank"])
    model.update(traits: .lying)
    #expect(model.tree == before)
    #expect(model.path == ["sidebar"])
  }

  @Test("who goes on from what came up stays there when all fit again")
  func goneOn() throws {
    let model = try model(.threeColumns.collapsing(to: .detail))
    model.root.front(.content)
    model.update(traits: .third)
    #expect(model.path == ["blank"])
    model.user(.back)
    model.user(.back)
    #expect(model.path == ["sidebar"])
    model.update(traits: .lying)
    #expect(model.path == ["sidebar"])
    #expect(model.tree.containers.columns[model.tree.root]?.resting == nil)
  }

  @Test("the choice is asked on each collapse, with the columns and their entries")
  func asked() throws {
    let log = Count()
    let model = try model(
      .twoColumns.collapsing { collapse in
        log.log.append(
          "\(collapse.columns.front) \(collapse.entries(of: .detail).map(\.text))"
            + " \(collapse.entries(of: .inspector).count)")
        return collapse.entries(of: .detail).first?.text == "blank" ? .sidebar : .detail
      })
    model.update(traits: .third)
    #expect(model.path == ["sidebar"])
    model.update(traits: .upright)
    model.root.show(Page.item(1))
    model.root.front(.sidebar)
    model.update(traits: .third)
    #expect(model.path == ["item-1"])
    #expect(log.log == [#"sidebar ["blank"] 0"#, #"sidebar ["item-1"] 0"#])
  }

  @Test("a choice that is none of the columns is as good as none")
  func unknown() throws {
    let model = try model(.twoColumns.collapsing(to: .inspector))
    model.update(traits: .third)
    #expect(model.path == ["sidebar"])
  }

  @Test("an app that starts in little room starts with the column that its plan has in front")
  func start() throws {
    let model = try makeModel(.twoColumns.drawer().collapsing(to: .detail))
    model.update(traits: .third)
    #expect(model.path == ["sidebar"])
  }

  @Test(
    "a collapse for a moment leaves everything as it was, told once each way",
    arguments: [false, true])
  func moment(_ hasChoice: Bool) throws {
    let sights = Sights()
    let plan = ContainerPlan.twoColumns
    let model = try model(hasChoice ? plan.collapsing(to: .detail) : plan, told: sights)
    model.column(.detail).push(Page.item(1))
    let before = model.tree
    let told = sights.during {
      for traits in [Traits.third, .lying, .third, .lying] { model.update(traits: traits) }
    }
    #expect(model.tree == before)
    let one = hasChoice ? "sidebar" : "item-1"
    #expect(
      told
        == Array(repeating: ["will-\(one)", "did-\(one)", "will+\(one)", "did+\(one)"], count: 2)
        .flatMap(\.self))
  }

  @Test("what was over the others comes up, and is over them again if nobody has gone on")
  func above() throws {
    let model = try model()
    model.root.front(.detail)
    model.update(traits: .upright)
    model.user(.toggleColumn(.sidebar))
    let before = model.tree
    model.update(traits: .third)
    #expect(model.path == ["sidebar"])
    #expect(model.askedColumns == [:])
    model.update(traits: .upright)
    #expect(model.tree == before)
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
  }

  @Test("what is chosen from it in one column is not covered by it when there is room again")
  func chosenMeanwhile() throws {
    let model = try model(.twoColumns.drawer(DrawerColumns(tells: true)))
    model.update(traits: .upright)
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
    model.update(traits: .third)
    model.front.show(Page.item(1))
    model.update(traits: .upright)
    #expect(model.shownColumns == ["detail"])
    #expect(model.path == ["item-1"])
  }

  @Test(
    "a push, a pop or the wish for the column that came up is going on",
    arguments: ["push", "pop", "show", "front"])
  func goingOn(_ name: String) throws {
    let model = try model(.threeColumns.collapsing(to: .detail))
    model.column(.detail).push(Page.item(7))
    model.root.front(.content)
    model.update(traits: .third)
    #expect(model.path == ["blank", "item-7"])
    switch name {
    case "push": model.front.push(Page.item(1))
    case "pop": model.user(.back)
    case "show": model.front.show(Page.item(2))
    default: model.root.front(.detail)
    }
    let path = model.path
    model.update(traits: .lying)
    #expect(model.path == path)
  }
}
