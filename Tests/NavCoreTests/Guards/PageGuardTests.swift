import NavCore
import Testing

@Suite("Guards and pages")
@MainActor struct PageGuardTests {
  /// A model whose screens write down that they are asked; those in the set refuse.
  private func model(
    _ log: Count, _ root: ContainerPlan, refusing: Set<Page> = [], guards: [Guard] = []
  ) throws -> NavigationModel {
    let model = try makeModel(root, plugins: [TestPlugin()], guards: guards) { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in
        log.log.append("\(page)")
        return refusing.contains(page) ? .cancel("unsaved") : .allow
      }
    }
    model.update(traits: .wide)
    return model
  }

  @Test("the screen that a page shows is asked before the page is turned, whoever turns it")
  func turned() throws {
    for cause in Move.Cause.allCases {
      let log = Count()
      let model = try model(log, .threePages(), refusing: [.item(7)])
      model.root.push(Page.item(7))
      #expect(model.root.perform(.select(.next), cause: cause).refusal == "unsaved")
      #expect(model.root.selectedPage == 0)
      #expect(log.log == ["item-7"], "not the one below it, which was not in sight")
    }
  }

  @Test("of a page with columns every screen in sight is asked, the last one first")
  func columns() throws {
    let log = Count()
    let model = try model(log, .nestedPages)
    model.root.select(.next)
    #expect(log.log == ["blank", "sidebar"])
    log.log = []
    model.tagged("inner").select(.next)
    #expect(log.log == ["item-1"])
    log.log = []
    model.tagged("outer").select(.previous)
    #expect(log.log == ["item-3"])
  }

  @Test("a page that is not in sight turns without asking")
  func hidden() throws {
    let log = Count()
    let model = try model(log, .nestedPages)
    model.tagged("outer").select(.next)
    model.tagged("outer").select(.previous)
    log.log = []
    #expect(model.tagged("inner").select(.next).change != nil)
    #expect(log.log == [])
  }

  @Test("a batch that turns back in the end asks nobody")
  func turnedBack() throws {
    let log = Count()
    let model = try model(log, .threePages(), refusing: [.item(1)])
    let outcome = model.root.perform(
      .batch([
        Move(.select(.next), in: .root), Move(.select(.next), in: .root),
        Move(.select(.index(0)), in: .root),
      ]))
    #expect(outcome.change?.edits.count == 3)
    #expect(log.log == [])
  }

  @Test("a move that dismisses and turns asks the presentation's screens before the page's")
  func dismissedToo() throws {
    let log = Count()
    let model = try model(log, .threePages())
    model.root.present(Page.item(8))
    model.front.push(Page.item(9))
    let entry = try #require(model.entry(.item(3)))
    model.root.perform(.reveal(entry.id))
    #expect(log.log == ["item-9", "item-8", "item-1"])
  }

  @Test("a held turn that comes to another page by then is asked anew, with all its guards")
  func heldTurn() async throws {
    let (log, asked) = (Count(), Count())
    let prompt = Prompt("?", choices: [.init("Yes")])
    let model = try model(
      log, .pager((0..<4).map { .stack(Page.item($0)) }),
      guards: [
        Guard("asking") { proposal in
          guard case .select(.next) = proposal.move.action else { return .allow }
          asked.value += 1
          return .ask(prompt) { _ in true }
        }
      ])
    let ticket = try #require(model.root.perform(.select(.next), cause: .user).ticket)
    let entry = try #require(model.entry(.item(2)))
    let third = try #require(model.tree.place(of: entry.id)?.stack)
    let jump = Move(.select(.container(third)), in: third, cause: .user)
    #expect(model.perform(jump).change != nil)
    #expect(log.log == ["item-0"])
    for _ in 0..<2 {
      await eventually("a prompt") { model.prompt != nil }
      model.answer(prompt.choices[0])
      await turns()
    }
    #expect(await ticket.ended?.change != nil)
    #expect(asked.value == 2)
    #expect(log.log == ["item-0", "item-2"])
    #expect(model.path == ["item-3"])
  }
}
