import Testing

@testable import NavCore

@Suite("How a move happens, until the tree changes")
@MainActor struct MoveOrderBeforeTests {
  @Test("row 1: a move is asked for")
  func asked() async throws {
    let move = try await RichMove.made()
    #expect(move.log.events.first?.text == "asked")
    #expect(move.busy?.refuser == "held move")
    let waiting = Count()
    let model = try makeModel(observers: [
      Observer { _, model in waiting.log.append(model.root.pop().ticket == nil ? "made" : "waits") }
    ])
    model.root.push(Page.item(1))
    #expect(waiting.log == ["waits", "waits"])
  }

  @Test("row 2: it is worked out what it comes to")
  func resolved() async throws {
    let (asked, seen) = (Count(), Box<Change>())
    let model = try makeModel(guards: [
      Guard { proposal in
        asked.value += 1
        seen.value = proposal.change
        #expect(proposal.model.path == ["home"])
        return .allow
      }
    ])
    #expect(model.root.push(Stranger()).missing != nil)
    #expect(model.perform(.back, on: "attic").missing != nil)
    #expect(model.root.pop().reason == .atRoot)
    #expect(asked.value == 0)
    let change = try #require(model.root.setPath([Page.item(1), Page.item(2)]).change)
    #expect(seen.value == change)
  }

  @Test("row 3: the app's guards are asked")
  func app() async throws {
    #expect(try await RichMove.made().texts(3) == ["app 1", "app 2"])
  }

  @Test("row 4: the navigators' guards are asked")
  func navigators() async throws {
    #expect(try await RichMove.made().texts(4) == ["pages", "alert", "a", "b", "b main"])
  }

  @Test("row 5: the guards of the screens that leave are asked")
  func screens() async throws {
    #expect(
      try await RichMove.made().texts(5)
        == ["item-7", "item-6", "item-5", "item-4", "item-1", "sidebar", "item-3"])
  }

  @Test("row 6: the guards of the types of route that arrive are asked")
  func routes() async throws {
    #expect(try await RichMove.made().texts(6) == ["home", "item-2"])
  }

  @Test("row 7: a guard that asks holds the move until it has its answer")
  func held() async throws {
    let move = try await RichMove.made()
    #expect(move.texts(7) == ["asked", "answered"])
    #expect(move.texts(3).count == 2, "no guard is asked again where the move comes to the same")
  }

  @Test("row 8: the tree changes")
  func tree() async throws {
    let move = try await RichMove.made()
    let change = try #require(move.outcome?.change)
    var after = move.before
    after.apply(change)
    for event in move.log.events where event.row < 22 {
      #expect(event.tree == (event.row < 8 ? move.before : after), "\(event.row) \(event.text)")
    }
    #expect(change.edits.count == 5, "four that are asked for, and what a column style then keeps")
  }

  @Test("row 9: the screens that come into sight for the first time are made")
  func made() async throws {
    #expect(try await RichMove.made().texts(9) == ["home"])
  }
}
