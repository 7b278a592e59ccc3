import NavCore
import Testing

@Suite("Moves asked for inside guards and observers")
@MainActor struct WaitingMoveTests {
  @Test("a move asked for inside a guard waits until the current one is made")
  func insideGuard() throws {
    let tickets = Box<Ticket>()
    let model = try makeModel(guards: [
      Guard { proposal in
        if proposal.change.inserted.first?.text == "item-1" {
          tickets.value = proposal.model.root.push(Page.item(2)).ticket
          #expect(proposal.model.path == ["home"])
        }
        return .allow
      }
    ])
    #expect(model.root.push(Page.item(1)).change != nil)
    #expect(model.path == ["home", "item-1", "item-2"])
    #expect(tickets.value?.current?.change?.inserted.map(\.text) == ["item-2"])
  }

  @Test("a move asked for inside a guard that cancels is made all the same")
  func insideCancelling() throws {
    let model = try makeModel(guards: [
      Guard { proposal in
        guard proposal.change.inserted.first?.text == "item-1" else { return .allow }
        proposal.model.root.push(Page.item(2))
        return .cancel("instead")
      }
    ])
    #expect(model.root.push(Page.item(1)).refusal == "instead")
    #expect(model.path == ["home", "item-2"])
  }

  @Test("moves asked for inside observers are made in the order asked, each told by itself")
  func insideObserver() throws {
    let count = Count()
    let model = try makeModel(observers: [
      Observer { change, model in
        guard change.inserted.first?.text == "item-1" else { return }
        model.root.push(Page.item(2))
        model.root.push(Page.item(3))
        count.log.append("asked at \(model.path.count)")
      },
      Observer { change, model in
        count.log.append("\(change.inserted.map(\.text).joined()) at \(model.path.count)")
      },
    ])
    model.root.push(Page.item(1))
    #expect(count.log == ["asked at 2", "item-1 at 2", "item-2 at 3", "item-3 at 4"])
    #expect(model.path == ["home", "item-1", "item-2", "item-3"])
  }

  @Test("an observer that asks for a move after every move does not deepen the stack of calls")
  func longChain() throws {
    let model = try makeModel(observers: [
      Observer { _, model in
        if model.root.entries.count < 5_000 { model.root.push(Page.item(1)) }
      }
    ])
    model.root.push(Page.item(1))
    #expect(model.path.count == 5_000)
  }

  @Test("a move asked for while a screen is made waits for the current move")
  func insideMaker() throws {
    let count = Count()
    let model = try makeModel(observers: [
      Observer { change, _ in count.log.append(change.inserted.map(\.text).joined()) }
    ]) { page, context in
      if page == .item(1) { context.navigator.push(Page.item(2)) }
      return Screen("\(page)") {}
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    #expect(model.path == ["home", "item-1", "item-2"])
    #expect(count.log == ["item-1", "item-2"])
  }

  @Test("every push of a burst is there, in order")
  func burst() throws {
    let model = try makeModel()
    for number in 0..<100 { model.root.push(Page.item(number)) }
    #expect(model.path == ["home"] + (0..<100).map { "item-\($0)" })
  }

  @Test("push, back, push gives one screen; popped ones don't come back")
  func pushBackPush() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    model.user(.back)
    model.root.push(Page.item(2))
    #expect(model.path == ["home", "item-2"])
  }

  @Test("all who await a ticket are told, before and after it ends")
  func tickets() async throws {
    let model = try makeModel(guards: [Guard { _ in .ask { _ in .allow } }])
    let ticket = try #require(model.root.push(Page.item(1)).ticket)
    async let first = ticket.outcome
    async let second = ticket.outcome
    let (one, two) = await (first, second)
    #expect(one.change == two.change)
    #expect(await ticket.outcome.change == one.change)
  }
}

/// Keeps a value for later.
@MainActor final class Box<Value> {
  var value: Value?
}
