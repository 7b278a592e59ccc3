import NavCore
import Observation
import Testing

@Suite("Navigators by tag, from anywhere")
@MainActor struct TaggedNavigatorTests {
  @Test("the one with a tag is popped to its root, whatever is in front, with an action after")
  func popToRoot() throws {
    let told = Count()
    let model = try makeModel(
      .threePages(), observers: [Observer { _, _ in told.log.append("observer") }])
    model.tagged("second").setPath([Page.item(7), Page.item(8)])
    told.log = []
    let outcome = model.perform(.popToRoot, on: "second", animated: false) { outcome in
      told.log.append("after \(outcome.change?.removed.count ?? 0)")
    }
    #expect(outcome.change?.removed.count == 2)
    #expect(told.log == ["observer", "after 2"])
    #expect(model.path == ["item-1"])
  }

  @Test("a route or a screen is pushed on it, and the move carries what was asked")
  func push() throws {
    let seen = Count()
    let model = try makeModel(
      .threePages(),
      guards: [
        Guard { proposal in
          let tag = proposal.model.navigator(of: proposal.container).tag ?? "-"
          seen.log.append("\(proposal.move.cause) \(proposal.move.isAnimated) on \(tag)")
          return .allow
        }
      ])
    model.perform(.push(.to(Page.item(7))), on: "third", animated: false)
    model.perform(.push(.screen(Screen("Built") {})), on: "third", cause: .message)
    #expect(model.tagged("third").entries.map(\.text) == ["item-3", "item-7", "*"])
    #expect(seen.log == ["code false on third", "message true on third"])
  }

  @Test("to a tag that nobody has there is an outcome, and its action runs: no silence")
  func unknown() throws {
    let told = Count()
    let model = try makeModel(.threePages())
    let before = model.tree
    let outcome = model.perform(.popToRoot, on: "attic") { told.log.append($0.missing ?? "-") }
    #expect(outcome.missing?.contains("“attic”") == true)
    #expect(outcome.missing?.contains("“first”, “pages”, “second”, “third”") == true)
    #expect(told.log == [outcome.missing ?? ""])
    #expect(model.tree == before)
  }

  @Test("a screen knows the tag of the navigator that shows it, and finds the others")
  func context() throws {
    let contexts = Box<ScreenContext>()
    let model = try makeModel(.threePages(selection: 1)) { page, context in
      if page == .item(2) { contexts.value = context }
      return Screen("\(page)") {}
    }
    model.update(traits: .narrow)
    let context = try #require(contexts.value)
    #expect(context.navigator.tag == "second")
    #expect(context.navigator(tagged: "third") === model.tagged("third"))
    #expect(context.navigator(tagged: "attic") == nil)
    let told = Count()
    context.perform(.push(.to(Page.item(9))), on: "first") { _ in told.value += 1 }
    #expect(model.tagged("first").entries.count == 2)
    #expect(context.perform(.popToRoot, on: "attic") { _ in told.value += 1 }.missing != nil)
    #expect(told.value == 2)
    try model.register("other", for: context.navigator, replacing: true)
    model.unregister("second")
    #expect(context.navigator.tag == "other")
  }

  @Test("a context that outlives its model says so, and its action runs")
  func goneModel() throws {
    let (contexts, told) = (Box<ScreenContext>(), Count())
    do {
      let model = try makeModel { page, context in
        contexts.value = context
        return Screen("\(page)") {}
      }
      model.update(traits: .narrow)
    }
    let outcome = contexts.value?.perform(.back, on: "main") { _ in told.value += 1 }
    #expect(outcome?.missing?.contains("the model of entry") == true)
    #expect(contexts.value?.navigator.tag == nil)
    #expect(told.value == 1)
  }

  @Test("a reader of a tag, of all tags, or of who has one is told when that changes")
  func observed() throws {
    let model = try makeModel(.threeColumns)
    let detail = model.column(.detail)
    let reads: [@MainActor () -> Void] = [
      { _ = detail.tag }, { _ = model.tags }, { _ = model.navigator(tagged: "x") },
      { _ = model.tree },
    ]
    let changes: [@MainActor () throws -> Void] = [
      { try model.register("x", for: detail) },
      { try model.register("x", for: model.column(.sidebar), replacing: true) },
      { model.unregister("x") },
    ]
    for read in reads {
      for change in changes {
        let woken = Locked(false)
        withObservationTracking(read) { woken.change { $0 = true } }
        try change()
        #expect(woken.value)
      }
    }
  }
}
