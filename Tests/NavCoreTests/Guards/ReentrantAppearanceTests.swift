import Testing

@testable import NavCore

@Suite("What happens inside of an appearance")
@MainActor struct ReentrantAppearanceTests {
  /// A model whose observer does something once, the first time that a screen is told of a phase.
  private func model(
    _ sights: Sights, at trigger: String, _ root: ContainerPlan = .twoColumns,
    _ act: @escaping @MainActor @Sendable (NavigationModel) -> Void
  ) throws -> NavigationModel {
    let fired = Count()
    func acting(_ phase: String) -> Observer.OfAppearance {
      { appearance in
        guard "\(phase)\(appearance.entry.text)" == trigger, fired.value == 0 else { return }
        fired.value = 1
        act(appearance.model)
      }
    }
    let acting = Observer(
      willAppear: acting("will+"), didAppear: acting("did+"), willDisappear: acting("will-"),
      didDisappear: acting("did-"))
    return try makeModel(root, plugins: [TestPlugin()], observers: [sights.observer(), acting])
  }

  /// The phases in which something can happen while item-1 is pushed on the sidebar.
  private nonisolated static let phases = [
    "will-sidebar", "will+item-1", "did-sidebar", "did+item-1",
  ]

  @Test(
    "a change of size in any phase is told after the current move, each once", arguments: phases)
  func traits(_ phase: String) throws {
    let sights = Sights()
    let model = try model(sights, at: phase) { $0.update(traits: .narrow) }
    model.update(traits: .wide)
    #expect(
      sights.during { model.root.push(Page.item(1)) } == [
        "will-sidebar", "will+item-1", "did-sidebar", "did+item-1", "will-blank", "did-blank",
      ])
  }

  @Test("so is another style", arguments: phases)
  func styles(_ phase: String) throws {
    let sights = Sights()
    let model = try model(sights, at: phase) { model in
      model.styles.columns = ObedientColumns()
      model.root.setColumn(.detail, .hidden)
    }
    model.update(traits: .wide)
    #expect(
      sights.during { model.root.push(Page.item(1)) } == [
        "will-sidebar", "will+item-1", "did-sidebar", "did+item-1", "will-blank", "did-blank",
      ])
  }

  @Test(
    "leaving the app in any phase ends with nothing in sight, each told once", arguments: phases)
  func terminate(_ phase: String) throws {
    let sights = Sights()
    let model = try model(sights, at: phase) { $0.terminate() }
    model.update(traits: .wide)
    #expect(
      sights.during { model.root.push(Page.item(1)) } == [
        "will-sidebar", "will+item-1", "did-sidebar", "did+item-1", "will-blank", "will-item-1",
        "did-blank", "did-item-1",
      ])
    #expect(model.isClosed)
    #expect(model.isIdle, "no work was started")
  }

  @Test(
    "a move in any phase is made after the current one, as a change of its own", arguments: phases)
  func move(_ phase: String) throws {
    let sights = Sights()
    let model = try model(sights, at: phase) { $0.root.push(Page.item(2)) }
    model.update(traits: .wide)
    #expect(
      sights.during { model.root.push(Page.item(1)) } == [
        "will-sidebar", "will+item-1", "did-sidebar", "did+item-1", "will-item-1", "will+item-2",
        "did-item-1", "did+item-2",
      ])
  }

  @Test("a screen that leaves as soon as it appears is told both, each once")
  func leavesAtOnce() throws {
    let sights = Sights()
    let model = try makeModel(told: sights) { page, context in
      Screen("\(page)") {}.didAppear { _ in
        if page == .item(1) { context.finish() }
      }
    }
    #expect(
      sights.during { model.root.push(Page.item(1)) } == [
        "will-home", "will+item-1", "did-home", "did+item-1", "will-item-1", "will+home",
        "did-item-1", "did+home",
      ])
    #expect(model.path == ["home"])
  }

  @Test("closing and leaving at once tell every screen in sight, the uppermost first; and no more")
  func closing() throws {
    for isMove in [true, false] {
      let sights = Sights()
      let model = try makeModel(.twoColumns, told: sights)
      model.root.present(Page.item(1))
      let told = sights.during {
        if isMove { model.perform(Move(.close, in: .root)) } else { model.terminate() }
      }
      #expect(
        told == [
          "will-item-1", "will-blank", "will-sidebar", "did-item-1", "did-blank", "did-sidebar",
        ])
      #expect(
        sights.during {
          model.update(traits: .narrow)
          model.root.push(Page.item(2))
          model.terminate()
        } == [])
    }
  }
}
