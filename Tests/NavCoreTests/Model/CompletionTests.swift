import NavCore
import Testing

@Suite("What is called after a move")
@MainActor struct CompletionTests {
  @Test("the registered observers come first, then the caller's action, when all has changed")
  func order() throws {
    let told = Count()
    let model = try makeModel(
      .stack(Page.home).observing(Observer { _, _ in told.log.append("navigator") }),
      observers: [Observer { _, _ in told.log.append("app") }])
    let outcome = model.root.push(Page.item(1)) { outcome in
      told.log.append("caller \(outcome.change?.inserted.map(\.text) ?? []) of \(model.path)")
    }
    #expect(
      told.log == ["app", "navigator", "caller [\"item-1\"] of [\"home\", \"item-1\"]"])
    #expect(outcome.change != nil)
  }

  @Test(
    "every way to ask takes one, and calls it once, before it returns", arguments: Convenience.all)
  func conveniences(_ convenience: Convenience) throws {
    let told = Count()
    let model = try makeModel(Convenience.plan)
    let outcome = convenience.ask(model.prepared(), true) { outcome in
      told.value += 1
      #expect(outcome.change != nil)
    }
    #expect(told.value == 1)
    #expect(outcome.change != nil)
  }

  @Test("it is called once with what came of the move, also where that is nothing")
  func noChange() throws {
    let told = Count()
    let model = try makeModel(guards: [
      Guard { $0.change.inserted.isEmpty ? .allow : .cancel("no") }
    ])
    model.root.pop { told.log.append("\($0.reason?.rawValue ?? "-")") }
    model.root.push(Page.item(1)) { told.log.append($0.refusal ?? "-") }
    model.root.push(Stranger()) { told.log.append($0.missing?.prefix(5).description ?? "-") }
    model.root.dismiss { told.log.append("\($0.reason?.rawValue ?? "-")") }
    #expect(told.log == ["atRoot", "no", "route", "notPresented"])
  }

  @Test("a redirected move calls it once, with what came of the other move")
  func redirected() throws {
    let told = Count()
    let model = try makeModel(guards: [
      Guard { proposal in
        guard proposal.change.inserted.first?.text == "item-1" else { return .allow }
        return .redirect(Move(.push(.to(Page.item(2))), in: .root))
      }
    ])
    model.root.push(Page.item(1)) { told.log += $0.change?.inserted.map(\.text) ?? [] }
    #expect(told.log == ["item-2"])
  }

  @Test("a move that waits for the current one calls it once it has been made")
  func queued() throws {
    let told = Count()
    let model = try makeModel(observers: [
      Observer { change, model in
        told.log.append("observer \(change.inserted.map(\.text))")
        guard change.inserted.first?.text == "item-1" else { return }
        let outcome = model.root.push(Page.item(2)) { _ in told.log.append("second") }
        #expect(outcome.ticket != nil)
      }
    ])
    model.root.push(Page.item(1)) { _ in told.log.append("first") }
    #expect(
      told.log == ["observer [\"item-1\"]", "first", "observer [\"item-2\"]", "second"])
  }

  @Test("a held move calls it once, after its answer, whatever that is", arguments: [true, false])
  func held(_ isAllowed: Bool) async throws {
    let told = Count()
    let prompt = Prompt("?", choices: [.init("Yes"), .init("No")])
    let model = try makeModel(guards: [Guard { _ in .ask(prompt) { $0.label == "Yes" } }])
    let ticket = try #require(
      model.root.push(Page.item(1)) { told.log.append($0.refusal ?? "done") }.ticket)
    let busy = Move(.push(.to(Page.item(2))), in: .root, cause: .user)
    model.perform(busy) { told.log.append($0.refuser ?? "-") }
    await eventually("a prompt") { model.prompt != nil }
    #expect(told.log == ["held move"])
    model.answer(prompt.choices[isAllowed ? 0 : 1])
    _ = await ticket.ended
    #expect(told.log == ["held move", isAllowed ? "done" : "No"])
    await turns()
    #expect(told.value == 0 && told.log.count == 2)
  }

  @Test("its ticket is settled after it was called, and the moves that it asks for come last")
  func ticketAndMoves() throws {
    let (told, tickets) = (Count(), Box<Ticket>())
    let model = try makeModel(observers: [
      Observer { change, model in
        let text = change.inserted.first?.text ?? "-"
        told.log.append("\(text), settled: \(tickets.value?.current != nil)")
        guard text == "item-1" else { return }
        tickets.value =
          model.root.push(Page.item(2)) { _ in
            model.root.push(Page.item(3))
            told.log.append("called, settled: \(tickets.value?.current != nil)")
          }.ticket
      }
    ])
    model.root.push(Page.item(1))
    #expect(
      told.log == [
        "item-1, settled: false", "item-2, settled: false", "called, settled: false",
        "item-3, settled: true",
      ])
  }

  @Test("a navigator that outlives its model calls it too")
  func goneModel() throws {
    let told = Count()
    var model: NavigationModel? = try makeModel()
    let navigator = try #require(model?.root)
    model = nil
    navigator.push(Page.home) { told.log.append($0.missing ?? "-") }
    navigator.back(to: Checkpoint("start")) { told.log.append($0.missing ?? "-") }
    #expect(told.log.count == 2)
    #expect(told.log.allSatisfy { $0.contains("the model of container") })
  }
}
