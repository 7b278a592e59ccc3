import Testing

@testable import NavCore

@Suite("Guards that ask")
@MainActor struct AskingTests {
  /// A model whose guard asks before the entry of a page is removed; the path is home, 1, 2.
  private func model(
    asking pages: Set<Page> = [.item(2)], count: Count = Count()
  ) throws -> NavigationModel {
    let model = try makeModel { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in
        guard pages.contains(page) else { return .allow }
        count.log.append("\(page)")
        return .ask(
          Prompt("Leave \(page)?", choices: [.init("Leave"), .init("Stay", role: .cancel)])
        ) { $0.label == "Leave" }
      }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    model.root.push(Page.item(2))
    return model
  }

  private func answer(_ label: String, _ model: NavigationModel) async throws {
    await eventually("a prompt") { model.prompt != nil }
    let choice = try #require(model.prompt?.choices.first { $0.label == label })
    model.answer(choice)
  }

  @Test("a held move is made after an allowing answer, and its ticket says so")
  func allow() async throws {
    let model = try model()
    let ticket = try #require(model.user(.back).ticket)
    #expect(ticket.current == nil)
    #expect(model.path == ["home", "item-1", "item-2"])
    try await answer("Leave", model)
    #expect(await ticket.outcome.change?.removed.map(\.text) == ["item-2"])
    #expect(ticket.current?.change != nil)
    #expect(model.path == ["home", "item-1"])
  }

  @Test("a held move is refused after another answer, and can be asked for again")
  func cancel() async throws {
    let model = try model()
    for _ in 0..<2 {
      let ticket = try #require(model.user(.back).ticket)
      try await answer("Stay", model)
      #expect(await ticket.outcome.refusal == "Stay")
      #expect(model.path == ["home", "item-1", "item-2"])
    }
  }

  @Test("while a move is held the user's moves there are refused, the code's wait in order")
  func busy() async throws {
    let model = try model()
    let held = try #require(model.user(.back).ticket)
    #expect(model.user(.back).refusal == "busy")
    #expect(model.user(.push(.to(Page.item(9)))).refusal == "busy")
    let first = try #require(model.root.push(Page.item(3)).ticket)
    let second = try #require(model.root.push(Page.item(4)).ticket)
    try await answer("Leave", model)
    _ = await held.outcome
    #expect(await first.outcome.change != nil)
    #expect(await second.outcome.change != nil)
    #expect(model.path == ["home", "item-1", "item-3", "item-4"])
  }

  @Test("the user's moves in another container go on while a move is held")
  func otherContainer() async throws {
    let model = try makeModel(.twoColumns) { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in
        page == .item(1) ? .ask(Prompt("?", choices: [.init("Yes")])) { _ in true } : .allow
      }
    }
    model.update(traits: .narrow)
    model.root.show(Page.blank)
    model.column(.detail).push(Page.item(1))
    let held = try #require(model.user(.back).ticket)
    let sidebar = model.column(.sidebar)
    #expect(sidebar.perform(.push(.to(Page.item(5))), animated: true, cause: .user).change != nil)
    try await answer("Yes", model)
    #expect(await held.outcome.change?.removed.map(\.text) == ["item-1"])
  }

  @Test("two moves held in two containers are each ended by their own answer")
  func twoHeld() async throws {
    let model = try makeModel(.twoColumns) { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in
        guard case .item = page else { return .allow }
        return .ask(Prompt("\(page)", choices: [.init("Leave"), .init("Stay")])) {
          $0.label == "Leave"
        }
      }
    }
    model.update(traits: .wide)
    for role in [ColumnRole.sidebar, .detail] {
      model.root.front(role)
      model.column(role).push(Page.item(role == .detail ? 2 : 1))
      model.update(traits: role == .detail ? .wide : .narrow)
    }
    let tickets = try [ColumnRole.sidebar, .detail].map { role in
      try #require(model.column(role).perform(.pop(1), animated: true, cause: .user).ticket)
    }
    try await answer("Stay", model)
    #expect(await tickets[0].outcome.refusal == "Stay")
    let user = model.column(.detail).perform(.pop(1), animated: true, cause: .user)
    #expect(user.refusal == "busy", "the other move is still held")
    try await answer("Leave", model)
    #expect(await tickets[1].outcome.change?.removed.map(\.text) == ["item-2"])
  }

  @Test("every guard in the way is asked, also after another one's answer allowed")
  func everyGuard() async throws {
    let count = Count()
    let model = try model(asking: [.item(1), .item(2)], count: count)
    let ticket = try #require(model.user(.home).ticket)
    try await answer("Leave", model)
    try await answer("Stay", model)
    #expect(await ticket.outcome.refusal == "Stay")
    #expect(count.log == ["item-2", "item-1"])
    #expect(model.path == ["home", "item-1", "item-2"])
    let again = try #require(model.user(.home).ticket)
    try await answer("Leave", model)
    try await answer("Leave", model)
    #expect(await again.outcome.change?.removed.count == 2)
    #expect(model.path == ["home"])
  }
}
