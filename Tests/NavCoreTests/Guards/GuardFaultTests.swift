import Observation
import Testing

@testable import NavCore

/// The faults that users of other libraries report of guards, each as a rule.
@Suite("Guards hold whatever the way")
@MainActor struct GuardFaultTests {
  private let prompt = Prompt("Unsaved", choices: [.init("Leave"), .init("Stay", role: .cancel)])

  /// A model where item-1 asks before it is left, in the first of three pages and with a path.
  private func model(_ sights: Sights = Sights(), asked: Count = Count()) throws -> NavigationModel
  {
    let prompt = prompt
    let model = try makeModel(.threePages(), told: sights) { page, _ in
      guard page == .item(5) else { return Screen("\(page)") {} }
      return Screen("\(page)") {}.guardLeaving { _ in
        asked.value += 1
        return .ask(prompt) { $0.label == "Leave" }
      }
    }
    model.root.push(Page.item(4))
    model.root.push(Page.item(5))
    _ = sights.take()
    return model
  }

  private func answer(_ label: String, _ model: NavigationModel) async {
    await eventually("a prompt") { model.prompt != nil }
    model.answer(Prompt.Choice(label))
  }

  /// Ways of the user out of a screen.
  private nonisolated static let ways: [(name: String, action: Move.Action)] = [
    ("a swipe or the back button", .back),
    ("the long-press back menu", .popTo(.route(Page.item(1)))),
    ("a tab switch", .select(.index(2))), ("all the way home", .home), ("closing the app", .close),
  ]

  @Test(
    "no way of the user goes round a guard, and each goes on after the answer",
    arguments: ways.indices)
  func everyWay(_ index: Int) async throws {
    let (name, action) = Self.ways[index]
    for label in ["Stay", "Leave"] {
      let model = try model()
      let before = model.tree
      let ticket = try #require(model.user(action).ticket, "\(name)")
      #expect(model.tree == before)
      await answer(label, model)
      let outcome = try #require(await ticket.ended)
      #expect((outcome.change != nil) == (label == "Leave"), "\(name)")
      #expect((model.tree == before && !model.isClosed) == (label == "Stay"), "\(name)")
    }
  }

  @Test("a guarded screen does not go and then return: until the answer nothing moves at all")
  func goesAndReturns() async throws {
    let sights = Sights()
    let model = try model(sights)
    let told = Locked(false)
    withObservationTracking {
      _ = model.tree
    } onChange: {
      told.change { $0 = true }
    }
    let ticket = try #require(model.user(.back).ticket)
    await answer("Stay", model)
    _ = await ticket.ended
    #expect(sights.take() == [])
    #expect(!told.value)
    #expect(model.records.count == 3, "no screen was let go or made")
  }

  @Test("a guard does not disable the swipe: each one asks anew, and once it may it goes")
  func swipeAsks() async throws {
    let asked = Count()
    let model = try model(asked: asked)
    for label in ["Stay", "Stay", "Leave"] {
      let ticket = try #require(model.user(.back).ticket)
      await answer(label, model)
      _ = await ticket.ended
    }
    #expect(asked.value == 3)
    #expect(model.path == ["item-1", "item-4"])
    #expect(model.user(.back).change != nil, "the screen below has no guard")
  }

  @Test("a guard for leaving does not block going forward", arguments: 0..<4)
  func forward(_ way: Int) throws {
    let asked = Count()
    let model = try model(asked: asked)
    let actions: [Move.Action] = [
      .push(.to(Page.item(6))), .present(.cover, .stack(Page.item(6))),
      .insert([.to(Page.item(6))], at: 1),
      .show(.to(Page.item(6))),
    ]
    #expect(model.user(actions[way]).change != nil)
    #expect(asked.value == 0)
    #expect(model.prompt == nil)
  }

  @Test("guards that are asked again leave the order and the identity of all entries as they are")
  func reorders() async throws {
    let (asked, prompt) = (Count(), prompt)
    let model = try makeModel(
      .twoColumns,
      guards: [
        Guard { proposal in
          guard case .home = proposal.move.action else { return .allow }
          asked.value += 1
          return .ask(prompt) { $0.label == "Leave" }
        }
      ])
    model.column(.sidebar).setPath((1...4).map { Page.item($0) })
    let before = model.column(.sidebar).entries
    let ticket = try #require(model.user(.home).ticket)
    for number in 5...6 {
      let push = Move.Action.push(.to(Page.item(number)))
      #expect(model.column(.detail).perform(push, cause: .user).change != nil)
      await answer("Leave", model)
      await turns()
    }
    await answer("Stay", model)
    #expect(await ticket.ended?.refusal == "Stay")
    #expect(asked.value == 3)
    #expect(model.column(.sidebar).entries == before)
    #expect(model.column(.detail).entries.map(\.text) == ["blank", "item-5", "item-6"])
  }

  @Test("a held move that goes on brings the very entries that its guards saw")
  func identity() async throws {
    let (seen, prompt) = (Box<Change>(), prompt)
    let model = try makeModel(guards: [
      Guard { _ in .ask(prompt) { $0.label == "Leave" } },
      Guard { proposal in
        seen.value = proposal.change
        return .allow
      },
    ])
    let ticket = try #require(model.root.setPath([Page.item(1), Page.item(2)]).ticket)
    await answer("Leave", model)
    let change = try #require(await ticket.ended?.change)
    #expect(seen.value == change)
    #expect(change.inserted.map(\.id) == model.root.entries.dropFirst().map(\.id))
  }
}
