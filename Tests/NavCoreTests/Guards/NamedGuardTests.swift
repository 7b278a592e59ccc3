import NavCore
import Testing

@Suite("Who refused a move")
@MainActor struct NamedGuardTests {
  private func name(_ outcome: Outcome?) -> String? {
    if case .refused(let name, _)? = outcome { name } else { nil }
  }

  @Test("a guard of the app is called by its name, a screen's by its route")
  func names() throws {
    let guarded = try makeModel(guards: [Guard("license") { _ in .cancel("expired") }])
    #expect(name(guarded.root.push(Page.item(1))) == "license")
    let model = try makeModel { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in .cancel("no") }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    #expect(name(model.root.pop()) == "screen item-1")
  }

  @Test("a guard that asked is called by its name, and who comes meanwhile hears of the held move")
  func asked() async throws {
    let prompt = Prompt("Sure?", choices: [.init("No", role: .cancel)])
    let model = try makeModel(guards: [Guard("asking") { _ in .ask(prompt) { _ in false } }])
    guard case .pending(let ticket) = model.root.push(Page.item(1)) else {
      Issue.record("it is not held")
      return
    }
    let user = Move(.push(.to(Page.item(2))), in: model.root.container, cause: .user)
    #expect(name(model.perform(user)) == "held move")
    while model.prompt == nil { await Task.yield() }
    model.answer(prompt.cancelChoice)
    #expect(name(await ticket.outcome) == "asking")
  }
}
