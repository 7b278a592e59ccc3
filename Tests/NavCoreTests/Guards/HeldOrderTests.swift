import NavCore
import Testing

@Suite("The order of moves while one is held")
@MainActor struct HeldOrderTests {
  private let prompt = Prompt("?", choices: [.init("Yes"), .init("No")])

  /// Two columns; popping the sidebar asks.
  private func held() throws -> (NavigationModel, Ticket) {
    let prompt = prompt
    let model = try makeModel(
      .twoColumns,
      guards: [
        Guard { proposal in
          guard case .pop = proposal.move.action else { return .allow }
          return .ask(prompt) { $0.label == "Yes" }
        }
      ])
    model.column(.sidebar).push(Page.item(1))
    let ticket = try #require(model.column(.sidebar).pop().ticket)
    return (model, ticket)
  }

  @Test("the user goes on in another stack; the code waits there too, and then the user behind it")
  func otherStack() async throws {
    let (model, ticket) = try held()
    let detail = model.column(.detail)
    #expect(detail.perform(.push(.to(Page.item(2))), cause: .user).change != nil)
    let code = try #require(detail.push(Page.item(3)).ticket)
    let user = try #require(detail.perform(.push(.to(Page.item(4))), cause: .user).ticket)
    let message = try #require(
      model.perform(Move(.push(.to(Page.item(5))), in: detail.container, cause: .message)).ticket)
    await eventually("a prompt") { model.prompt != nil }
    model.answer(prompt.choices[0])
    #expect(await ticket.ended?.change != nil)
    for ticket in [code, user, message] { #expect(await ticket.ended?.change != nil) }
    #expect(detail.entries.map(\.text) == ["blank"] + (2...5).map { "item-\($0)" })
  }

  @Test("however long the answer takes, what waits for it waits")
  func patience() async throws {
    let (model, ticket) = try held()
    let waiting = try #require(model.column(.sidebar).push(Page.item(2)).ticket)
    await turns(500)
    #expect(waiting.current == nil && ticket.current == nil)
    #expect(model.column(.sidebar).entries.map(\.text) == ["sidebar", "item-1"])
    model.answer(prompt.choices[0])
    #expect(await ticket.ended?.change != nil)
    #expect(await waiting.ended?.change != nil)
    #expect(model.column(.sidebar).entries.map(\.text) == ["sidebar", "item-2"])
  }

  @Test("moves that waited are made also where the answer refuses the held one")
  func refused() async throws {
    let (model, ticket) = try held()
    let waiting = try #require(model.column(.sidebar).push(Page.item(2)).ticket)
    #expect(waiting.current == nil)
    await eventually("a prompt") { model.prompt != nil }
    model.answer(prompt.choices[1])
    #expect(await ticket.ended?.refusal == "No")
    #expect(await waiting.ended?.change != nil)
    #expect(model.column(.sidebar).entries.map(\.text) == ["sidebar", "item-1", "item-2"])
  }

  @Test("a move that waited is worked out on the tree as it is when its turn comes")
  func resolvedLate() async throws {
    let (model, ticket) = try held()
    let waiting = try #require(model.column(.sidebar).popToRoot().ticket)
    await eventually("a prompt") { model.prompt != nil }
    model.answer(prompt.choices[0])
    #expect(await ticket.ended?.change != nil)
    #expect(await waiting.ended?.reason == .atRoot)
  }
}
