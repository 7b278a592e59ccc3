import Testing

@testable import NavCore

@Suite("Several moves as one")
@MainActor struct BatchTests {
  @Test("each move sees the tree as those before leave it; observers and guards see one change")
  func one() throws {
    let (asked, told) = (Count(), Count())
    let model = try makeModel(
      guards: [
        Guard { proposal in
          asked.log.append("\(proposal.change.edits.count) at \(proposal.model.path.count)")
          return .allow
        }
      ], observers: [Observer { change, _ in told.log.append("\(change.edits.count)") }])
    let outcome = model.perform(
      Move(
        .batch([
          Move(.push(.to(Page.item(1))), in: .root), Move(.push(.to(Page.item(2))), in: .front),
          Move(.popTo(.route(Page.item(1))), in: .root),
          Move(.present(.sheet, .stack(Page.item(3))), in: .front),
          Move(.push(.to(Page.item(4))), in: .front),
        ]), in: .root))
    #expect(asked.log == ["5 at 1"])
    #expect(told.log == ["5"])
    #expect(outcome.change?.inserted.map(\.text) == ["item-1", "item-3", "item-4"])
    #expect(outcome.change?.removed.isEmpty == true)
    #expect(model.root.entries.map(\.text) == ["home", "item-1"])
    #expect(model.path == ["item-3", "item-4"])
  }

  @Test("one that finds nothing or is refused leaves all undone", arguments: [0, 1])
  func allOrNothing(_ index: Int) throws {
    let model = try makeModel(.stack(Page.home, tag: "main"))
    let last: [Move.Action] = [
      .popTo(.route(Page.item(7))), .present(.sheet, .stack(Page.item(1), tag: "main")),
    ]
    let before = model.tree
    let outcome = model.root.perform(
      .batch([
        Move(.push(.screen(Screen("Built") {})), in: .root),
        Move(.present(.cover, .stack(Page.item(1))), in: .root), Move(last[index], in: .root),
      ]))
    #expect(index == 0 ? outcome.missing != nil : outcome.refuser == "directory")
    #expect(model.tree == before)
    #expect(model.builtScreens.isEmpty)
    #expect(model.containerStyles.count == 1)
  }

  @Test("a guard that refuses leaves all undone")
  func refused() throws {
    let model = try makeModel(guards: [
      Guard { $0.change.inserted.contains { $0.text == "item-2" } ? .cancel("no") : .allow }
    ])
    let before = model.tree
    let outcome = model.root.perform(
      .batch([1, 2].map { Move(.push(.to(Page.item($0))), in: .root) }))
    #expect(outcome.refusal == "no")
    #expect(model.tree == before)
  }

  @Test("moves with nothing to do are left out; if all have none, the first one's reason is told")
  func nothing() throws {
    let model = try makeModel()
    let idle = [Move(.popToRoot, in: .root), Move(.dismiss(), in: .root), Move(.back, in: .root)]
    #expect(model.root.perform(.batch(idle)).reason == .atRoot)
    #expect(model.root.perform(.batch(idle.suffix(2))).reason == .notPresented)
    #expect(model.root.perform(.batch([])).reason == .alreadyThere)
    let push = Move(.push(.to(Page.item(1))), in: .root)
    #expect(model.root.perform(.batch(idle + [push])).change?.edits.count == 1)
  }

  @Test("what one move presents is found by its tags in the moves after it")
  func tags() throws {
    let model = try makeModel()
    let plan = ContainerPlan.threePages()
    model.root.perform(
      .batch([
        Move(.present(.sheet, plan), in: .root),
        Move(.select(.tagged("third")), in: .tagged("pages")),
        Move(.push(.to(Page.item(8))), in: .tagged("second")),
        Move(.batch([Move(.push(.to(Page.item(9))), in: .tagged("third"))]), in: .front),
      ]))
    #expect(model.path == ["item-3", "item-9"])
    #expect(model.tagged("second").entries.map(\.text) == ["item-2", "item-8"])
  }

  @Test("two plans with one tag in one batch are refused, and the reason names the tag")
  func takenTag() throws {
    let model = try makeModel()
    let present = Move(.present(.sheet, .stack(Page.item(1), tag: "one")), in: .root)
    let outcome = model.root.perform(.batch([present, present]))
    #expect(outcome.refuser == "directory")
    #expect(outcome.refusal?.contains("“one”") == true)
    #expect(model.tree.presentations.isEmpty && model.tags == [])
  }

  @Test("screens that come and go within one batch are let go at once")
  func builtInPassing() throws {
    let model = try makeModel()
    weak var captured: Tally?
    do {
      let tally = Tally()
      captured = tally
      let screen = Destination.screen(Screen("Built") { TextNode("\(tally.count)") })
      model.root.perform(
        .batch([
          Move(.push(screen), in: .root), Move(.pop(1), in: .root),
          Move(.present(.sheet, .stack(screen)), in: .root), Move(.dismiss(.top), in: .root),
        ]))
    }
    #expect(captured == nil)
    #expect(model.builtScreens.isEmpty)
  }

  @Test("a batch can be taken back to the very same tree")
  func inverse() throws {
    let model = try makeModel(.nestedPages)
    let before = model.tree
    let change = try #require(
      model.root.perform(
        .batch([
          Move(.select(.next), in: .root), Move(.push(.to(Page.item(1))), in: .tagged("left")),
          Move(.setColumn(.sidebar, .hidden), in: .tagged("split")), Move(.pop(1), in: .front),
          Move(.present(.sheet, .threePages()), in: .front), Move(.home, in: .tagged("right")),
        ])
      ).change)
    var tree = model.tree
    tree.apply(change.inverse)
    #expect(tree == before)
  }
}
