import NavCore
import Testing

extension Checkpoint<Int> {
  fileprivate static var cart: Checkpoint { Checkpoint("cart") }
}

extension Checkpoint<Void> {
  fileprivate static var start: Checkpoint { Checkpoint("start") }
}

@Suite("Back to a checkpoint")
@MainActor struct CheckpointTests {
  /// A model where some pages are the checkpoint “cart”, and home is “start”.
  private func model(
    _ log: Count, _ carts: Set<Page>, _ root: ContainerPlan = .stack(Page.home),
    observers: [Observer] = []
  ) throws -> NavigationModel {
    let model = try makeModel(root, observers: observers) { page, _ in
      let screen = Screen("\(page)") {}
      if page == .home { return screen.checkpoint(.start) { log.log.append("start") } }
      guard carts.contains(page) else { return screen }
      return screen.checkpoint(.cart) { log.log.append("\(page) got \($0)") }
    }
    model.update(traits: .narrow)
    return model
  }

  @Test("of several screens with it the nearest below is meant; its value arrives once")
  func nearest() throws {
    let log = Count()
    let model = try model(log, [.item(1), .item(2)])
    for number in 1...4 { model.root.push(Page.item(number)) }
    let change = model.root.back(to: .cart, with: 7) { _ in log.log.append("then") }.change
    #expect(change?.removed.map(\.text) == ["item-3", "item-4"])
    #expect(model.path == ["home", "item-1", "item-2"])
    #expect(log.log == ["item-2 got 7", "then"])
  }

  @Test("on top already it gets the value too, and nothing moves")
  func alreadyThere() throws {
    let log = Count()
    let model = try model(log, [.item(1)])
    model.root.push(Page.item(1))
    let before = model.tree
    #expect(model.root.back(to: .cart, with: 8).reason == .alreadyThere)
    #expect(log.log == ["item-1 got 8"])
    #expect(model.tree == before)
  }

  @Test("presentations, pages and columns in the way turn back in one change")
  func across() throws {
    let (log, changes) = (Count(), Count())
    let model = try model(
      log, [.blank], .nestedPages, observers: [Observer { _, _ in changes.value += 1 }])
    model.tagged("split").front(.detail)
    model.front.push(Page.item(6))
    model.tagged("split").front(.sidebar)
    model.root.select(.next)
    model.front.present(Page.item(8))
    model.front.present(Page.item(9))
    changes.value = 0
    let change = model.front.back(to: .cart, with: 1).change
    #expect(change?.removed.map(\.text) == ["item-9", "item-8", "item-6"])
    #expect(changes.value == 1)
    #expect(model.path == ["blank"])
    #expect(log.log == ["blank got 1"])
  }

  @Test("from a presentation the one that its presenter stands on comes before those elsewhere")
  func presenterFirst() throws {
    let log = Count()
    let model = try model(log, [.item(1), .item(3)], .threePages(selection: 2))
    model.root.select(.index(0))
    model.root.select(.index(2))
    model.front.present(Page.item(9))
    model.front.back(to: .cart, with: 1)
    #expect(log.log == ["item-3 got 1"])
    #expect(model.root.selectedPage == 2)
  }

  @Test("a screen that was never made is made to find it")
  func onDemand() throws {
    let log = Count()
    let plan = ContainerPlan.stack(
      .to(Page.home), path: [.to(Page.item(1)), .to(Page.item(2)), .to(Page.item(3))])
    let model = try model(log, [.item(1)], plan)
    #expect(model.root.back(to: .cart, with: 5).change?.removed.count == 2)
    #expect(log.log == ["item-1 got 5"])
  }

  @Test("an unknown one is not found, and the outcome lists those that there are")
  func unknown() throws {
    let (log, told) = (Count(), Count())
    let model = try model(log, [.item(1)])
    model.root.push(Page.item(1))
    let before = model.tree
    let outcome = model.root.back(to: Checkpoint<Int>("till"), with: 1) { _ in told.value += 1 }
    #expect(outcome.missing == "checkpoint “till” (there are: “cart”, “start”)")
    #expect(told.value == 1)
    #expect(model.tree == before && log.log == [])
    let bare = try makeModel()
    #expect(bare.root.back(to: .start).missing == "checkpoint “start” (there is none)")
    #expect(bare.log.records.map(\.subject) == ["back to checkpoint"])
  }

  @Test("a value of another type is refused, and nothing moves")
  func wrongType() throws {
    let log = Count()
    let model = try model(log, [.item(1)])
    model.root.push(Page.item(1))
    model.root.push(Page.item(2))
    let outcome = model.root.back(to: Checkpoint<String>("cart"), with: "one")
    #expect(outcome.refuser == "checkpoint")
    #expect(outcome.refusal == "checkpoint “cart” expects Int, and String was given")
    #expect(model.path == ["home", "item-1", "item-2"])
    #expect(log.log == [])
  }

  @Test("one that takes no value is reached without")
  func noValue() throws {
    let log = Count()
    let model = try model(log, [])
    model.root.push(Page.item(1))
    #expect(model.root.back(to: .start).change != nil)
    #expect(log.log == ["start"])
  }
}
