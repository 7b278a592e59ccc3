import NavCore
import Testing

@Suite("Who is told of a move")
@MainActor struct ObserverTests {
  private func noting(_ name: String, _ log: Count) -> Observer {
    Observer { change, _ in log.log.append(name) }
  }

  @Test("the app's observers in their order, then the navigators' from the outermost in")
  func order() throws {
    let log = Count()
    let model = try makeModel(
      .pager([
        .columns([
          .init(
            .sidebar,
            .stack(Page.home).observing(noting("stack 1", log)).observing(noting("stack 2", log)))
        ]).observing(noting("columns", log))
      ]).observing(noting("pager", log)),
      observers: [noting("app 1", log), noting("app 2", log)])
    model.root.push(Page.item(1))
    #expect(log.log == ["app 1", "app 2", "pager", "columns", "stack 1", "stack 2"])
  }

  @Test("a navigator hears of what it is asked for and of what changes within it, and of no more")
  func concerned() throws {
    let log = Count()
    let model = try makeModel(
      .pager([
        .stack(Page.item(1), tag: "first").observing(noting("first", log)),
        .stack(Page.item(2), tag: "second").observing(noting("second", log)),
      ]))
    model.tagged("second").push(Page.item(3))
    #expect(log.log == ["second"])
    model.tagged("first").present(Page.item(4))
    #expect(log.log == ["second", "first"])
    model.front.push(Page.item(5))
    model.front.dismiss()
    #expect(log.log == ["second", "first"])
    model.root.perform(
      .batch([
        Move(.pop(1), in: .tagged("second")), Move(.push(.to(Page.home)), in: .tagged("first")),
      ])
    )
    #expect(log.log == ["second", "first", "first", "second"])
  }

  @Test("those of a presentation hear that it comes, of its moves, and that it goes")
  func presented() throws {
    let log = Count()
    let plan = ContainerPlan.stack(Page.item(1)).observing(
      Observer { change, model in
        log.log.append("\(change.inserted.count) in, \(change.removed.count) out")
      })
    let model = try makeModel()
    model.root.present(plan)
    model.front.push(Page.item(2))
    model.root.dismiss(.all)
    model.root.push(Page.item(3))
    #expect(log.log == ["1 in, 0 out", "1 in, 0 out", "0 in, 2 out"])
  }

  @Test("a move that is refused, finds nothing or has nothing to do is told to nobody")
  func noChange() throws {
    let log = Count()
    let model = try makeModel(
      .stack(Page.home).observing(noting("navigator", log)),
      guards: [Guard { _ in .cancel("no") }], observers: [noting("app", log)])
    model.root.push(Page.item(1))
    model.root.pop()
    model.root.push(Stranger())
    #expect(log.log == [])
  }

  @Test("they see the tree as it is after the change, and its inverse leads back")
  func tree() throws {
    let (log, start) = (Count(), Box<NavigationTree>())
    let model = try makeModel(observers: [
      Observer { change, model in
        var tree = model.tree
        tree.apply(change.inverse)
        log.log.append("\(model.path.count), back: \(tree == start.value)")
        start.value = model.tree
      }
    ])
    start.value = model.tree
    model.root.setPath((1...3).map { Page.item($0) })
    model.root.popToRoot()
    #expect(log.log == ["4, back: true", "1, back: true"])
  }

  @Test("an app takes observers and guards one after the other")
  func adding() throws {
    let log = Count()
    let app = try makeApp().observing(noting("first", log)).observing(noting("second", log))
      .guarding(
        Guard("one") { _ in
          log.log.append("one")
          return .allow
        })
    let model = NavigationModel(app)
    model.root.push(Page.item(1))
    #expect(log.log == ["one", "first", "second"])
  }
}
