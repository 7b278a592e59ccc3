import Testing

@testable import NavCore

@Suite("Screens at hand and guards")
@MainActor struct HeldScreenTests {
  private let question = Prompt("Leave?", choices: [.init("Yes"), .init("No", role: .cancel)])

  @Test("a screen that is at hand is shown also after its move was held")
  func builtScreen() async throws {
    let question = question
    let model = try makeModel(guards: [Guard { _ in .ask(question) { $0.label == "Yes" } }])
    model.update(traits: .narrow)
    let ticket = try #require(model.root.push(Screen("Built") { TextNode("here") }).ticket)
    await eventually("a prompt") { model.prompt != nil }
    model.answer(question.choices[0])
    _ = await ticket.outcome
    #expect(Composer(model).frame().frontStack?.bar == nil)
    #expect(Composer(model).frame().frontStack?.body.kind == .text(TextNode("here")))
  }

  @Test("a screen of a move that is refused is let go")
  func refusedScreen() throws {
    let model = try makeModel(guards: [Guard { _ in .cancel("no") }])
    weak var captured: Tally?
    do {
      let tally = Tally()
      captured = tally
      model.root.push(Screen("Built") { TextNode("\(tally.count)") })
      model.root.present(Screen("Built") { TextNode("\(tally.count)") })
    }
    #expect(captured == nil)
    #expect(model.builtScreens.isEmpty)
    #expect(model.containerStyles.count == 1)
  }

  @Test("a screen of a move that is refused after an answer is let go")
  func refusedAfterAnswer() async throws {
    let question = question
    let model = try makeModel(guards: [Guard { _ in .ask(question) { $0.label == "Yes" } }])
    weak var captured: Tally?
    var tickets: [Ticket?] = []
    do {
      let tally = Tally()
      captured = tally
      tickets.append(model.root.push(Screen("Built") { TextNode("\(tally.count)") }).ticket)
    }
    await eventually("a prompt") { model.prompt != nil }
    model.answer(question.choices[1])
    #expect(await tickets[0]?.outcome.refusal == "No")
    #expect(model.builtScreens.isEmpty)
    await eventually("the screen to be let go") { captured == nil }
  }
}
