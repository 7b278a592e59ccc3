import Testing

@testable import NavCore

@Suite("Held moves and what happens meanwhile")
@MainActor struct HeldMoveTests {
  private let question = Prompt("Leave?", choices: [.init("Yes"), .init("No", role: .cancel)])

  private func answer(_ model: NavigationModel, _ index: Int = 0) async throws {
    await eventually("a prompt") { model.prompt != nil }
    let choices = try #require(model.prompt?.choices)
    model.answer(choices[index])
  }

  @Test("the guards run again when the move comes to something else after the answer")
  func changedTree() async throws {
    let (count, question) = (Count(), question)
    let model = try makeModel(
      .twoColumns,
      guards: [
        Guard { proposal in
          guard case .home = proposal.move.action else { return .allow }
          count.log.append(proposal.change.removed.map(\.text).sorted().joined(separator: ","))
          return .ask(question) { $0.label == "Yes" }
        }
      ])
    model.column(.sidebar).push(Page.item(1))
    let held = try #require(
      model.column(.sidebar).perform(.home, animated: true, cause: .user).ticket)
    model.column(.detail).perform(.push(.to(Page.item(2))), animated: true, cause: .user)
    try await answer(model)
    try await answer(model)
    #expect(await held.outcome.change?.removed.count == 2)
    #expect(count.log == ["item-1", "item-1,item-2"])
  }

  @Test("a guard that always asks and a tree that always changes end as refused")
  func endless() async throws {
    let model = try makeModel(
      .twoColumns,
      guards: [
        Guard { proposal in
          guard case .home = proposal.move.action else { return .allow }
          return .ask { model in
            model.column(.detail).perform(.push(.to(Page.item(2))), animated: true, cause: .user)
            return .allow
          }
        }
      ])
    model.column(.sidebar).push(Page.item(1))
    let held = try #require(
      model.column(.sidebar).perform(.home, animated: true, cause: .user).ticket)
    #expect(await held.outcome.refusal != nil)
    #expect(model.column(.sidebar).entries.map(\.text) == ["sidebar", "item-1"])
  }

  @Test("a move held in a presentation that is dismissed with its parent finds nothing")
  func dismissedMeanwhile() async throws {
    let question = question
    let model = try makeModel(guards: [
      Guard { proposal in
        if case .pop = proposal.move.action { .ask(question) { _ in true } } else { .allow }
      }
    ])
    model.root.present(Page.item(1))
    let parent = model.front
    parent.present(Page.item(2))
    let child = model.front
    child.push(Page.item(3))
    let held = try #require(child.perform(.pop(1), animated: true, cause: .user).ticket)
    #expect(child.perform(.dismiss(), animated: true, cause: .user).refusal == "busy")
    #expect(parent.perform(.dismiss(), animated: true, cause: .user).change?.removed.count == 3)
    try await answer(model)
    #expect(await held.outcome.missing?.contains(child.container.description) == true)
    #expect(model.path == ["home"])
  }

  /// A decision that asks again whatever the answer.
  @MainActor private static func always() -> GuardDecision { .ask { _ in always() } }

  @Test("an answer that asks again for ever ends as refused")
  func askingForEver() async throws {
    let model = try makeModel(guards: [Guard { _ in Self.always() }])
    let ticket = try #require(model.root.push(Page.item(1)).ticket)
    #expect(await ticket.outcome.refusal?.contains("asked again") == true)
    #expect(model.path == ["home"])
  }

  @Test("an answer can redirect, and can ask once more")
  func answers() async throws {
    let count = Count()
    let model = try makeModel(guards: [
      Guard { proposal in
        guard proposal.change.inserted.first?.text == "item-1" else { return .allow }
        let container = proposal.container
        return .ask { _ in
          count.log.append("first")
          return .ask { _ in
            count.log.append("second")
            return .redirect(Move(.push(.to(Page.item(2))), in: container))
          }
        }
      }
    ])
    let ticket = try #require(model.root.push(Page.item(1)).ticket)
    #expect(await ticket.outcome.change?.inserted.map(\.text) == ["item-2"])
    #expect(count.log == ["first", "second"])
    #expect(model.path == ["home", "item-2"])
  }

  @Test("leaving the app while a move is held gives the cancelling answer")
  func closeMeanwhile() async throws {
    let question = question
    let model = try makeModel(
      .twoColumns,
      guards: [
        Guard { proposal in
          if case .pop = proposal.move.action {
            .ask(question) { $0.label == "Yes" }
          } else {
            .allow
          }
        }
      ])
    model.column(.sidebar).push(Page.item(1))
    let held = try #require(
      model.column(.sidebar).perform(.pop(1), animated: true, cause: .user).ticket)
    await eventually("a prompt") { model.prompt != nil }
    model.perform(Move(.close, in: model.column(.detail).container, cause: .user))
    #expect(await held.outcome.refusal == "No")
    #expect(model.isClosed)
  }
}
