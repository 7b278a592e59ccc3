import NavCore
import Testing

@Suite("The levels of guards")
@MainActor struct GuardLevelTests {
  /// A guard that writes down that it was asked.
  private func noting(_ name: String, _ log: Count) -> Guard {
    Guard(name) { _ in
      log.log.append(name)
      return .allow
    }
  }

  @Test("the app's, the navigators' from the outermost in, the screens' from the top, the routes'")
  func order() throws {
    let log = Count()
    let app = try makeApp(
      .pager([
        .columns([
          .init(
            .sidebar,
            .stack(.to(Page.home), path: [.to(Page.item(1)), .to(Page.item(2))])
              .guarding(noting("stack 1", log)).guarding(noting("stack 2", log)))
        ]).guarding(noting("columns", log))
      ]).guarding(noting("pager", log)),
      guards: [noting("app 1", log), noting("app 2", log)]
    ) { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in
        log.log.append("\(page)")
        return .allow
      }.guardLeaving { _ in
        log.log.append("\(page) again")
        return .allow
      }
    }.guarding(Page.self, "first") { page, _ in
      log.log.append("first \(page)")
      return .allow
    }.guarding(Page.self, "second") { page, _ in
      log.log.append("second \(page)")
      return .allow
    }
    let model = NavigationModel(app)
    model.update(traits: .narrow)
    model.root.pop()
    model.root.push(Page.item(2))
    log.log = []
    model.root.setPath([Page.item(3), Page.item(4)])
    #expect(
      log.log == [
        "app 1", "app 2", "pager", "columns", "stack 1", "stack 2", "item-2", "item-2 again",
        "item-1", "item-1 again", "first item-3", "second item-3", "first item-4",
        "second item-4",
      ])
  }

  @Test("a navigator's guards are asked of what it is asked for, and of what changes within it")
  func navigators() throws {
    let log = Count()
    let model = try makeModel(
      .pager([
        .stack(Page.item(1), tag: "first").guarding(noting("first", log)),
        .stack(Page.item(2), tag: "second").guarding(noting("second", log)),
      ]).guarding(noting("pager", log)))
    func asked(_ act: () -> Void) -> [String] {
      log.log = []
      act()
      return log.log
    }
    #expect(asked { model.tagged("first").push(Page.item(3)) } == ["pager", "first"])
    #expect(asked { model.tagged("second").push(Page.item(3)) } == ["pager", "second"])
    #expect(asked { model.root.select(.next) } == ["pager", "first", "second"])
    #expect(asked { model.tagged("first").present(Page.item(4)) } == ["pager", "first"])
    #expect(asked { model.front.push(Page.item(5)) } == [])
    #expect(asked { model.tagged("second").dismiss(.all) } == ["pager", "second"])
    #expect(asked { model.perform(Move(.close, in: .root)) } == ["pager", "first", "second"])
  }

  @Test("those of a plan that is presented are asked on the way in, within, and on the way out")
  func presented() throws {
    let log = Count()
    let model = try makeModel()
    let plan = ContainerPlan.pager([
      .stack(Page.item(1)).guarding(noting("page", log))
    ]).guarding(noting("sheet", log))
    model.root.present(plan)
    model.front.push(Page.item(2))
    model.root.dismiss(.all)
    #expect(log.log == ["sheet", "page", "sheet", "page", "sheet", "page"])
    model.root.present(Page.item(3))
    #expect(log.log.count == 6, "they are gone with their container")
  }

  @Test("what a batch brings and changes is asked from the outermost in")
  func batch() throws {
    let log = Count()
    let model = try makeModel()
    let plan = ContainerPlan.pager([
      .columns([
        .init(.sidebar, .stack(Page.home, tag: "inner").guarding(noting("stack", log)))
      ]).guarding(noting("columns", log))
    ]).guarding(noting("pager", log))
    model.root.perform(
      .batch([
        Move(.present(.sheet, plan), in: .root),
        Move(.push(.to(Page.item(1))), in: .tagged("inner")),
      ]))
    #expect(log.log == ["pager", "columns", "stack"])
  }

  @Test("who refuses is told by name, on every level")
  func names() throws {
    for level in ["app", "navigator", "screen item-1", "route page", "named"] {
      let refusing = Guard(level) { proposal in
        proposal.change.removed.isEmpty ? .allow : .cancel("no")
      }
      var plan = ContainerPlan.stack(.to(Page.home), path: [.to(Page.item(1))])
      if level == "navigator" { plan = plan.guarding(refusing) }
      var app = try makeApp(plan, guards: level == "app" ? [refusing] : []) { page, _ in
        let screen = Screen("\(page)") {}
        return level.hasPrefix("screen") ? screen.guardLeaving { _ in .cancel("no") } : screen
      }
      if level == "route page" { app = app.guarding(Page.self) { _, _ in .cancel("no") } }
      if level == "named" { app = app.guarding(Page.self, level) { _, _ in .cancel("no") } }
      let model = NavigationModel(app)
      model.update(traits: .narrow)
      let outcome = model.root.replace(with: Page.item(2))
      #expect(outcome.refuser == level)
      #expect(model.path == ["home", "item-1"])
    }
  }
}
