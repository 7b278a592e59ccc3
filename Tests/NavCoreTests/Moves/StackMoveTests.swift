import NavCore
import Testing

@Suite("Moves on a stack")
@MainActor struct StackMoveTests {
  private func model(depth: Int = 0) throws -> NavigationModel {
    let model = try makeModel()
    for number in 0..<depth { model.root.push(Page.item(number)) }
    return model
  }

  @Test("a push puts one entry on top and is made when the call returns")
  func push() throws {
    let model = try model()
    let outcome = model.root.push(Page.item(1))
    #expect(outcome.change?.inserted.map(\.text) == ["item-1"])
    #expect(outcome.change?.removed == [])
    #expect(model.path == ["home", "item-1"])
  }

  @Test("a pop takes the top entry and nothing else")
  func pop() throws {
    let model = try model(depth: 3)
    let kept = model.root.entries.dropLast()
    let outcome = model.root.pop()
    #expect(outcome.change?.removed.map(\.text) == ["item-2"])
    #expect(model.root.entries == Array(kept))
  }

  @Test("a pop of many stops at the root", arguments: [2, 3, 9, .max])
  func popMany(_ count: Int) throws {
    let model = try model(depth: 3)
    model.root.pop(count)
    #expect(model.path.count == max(1, 4 - min(count, 100)))
    #expect(model.path.first == "home")
  }

  @Test("a pop of none or fewer does nothing", arguments: [0, -1, .min])
  func popNone(_ count: Int) throws {
    let model = try model(depth: 1)
    #expect(model.root.pop(count).reason == .alreadyThere)
    #expect(model.path.count == 2)
  }

  @Test("at the root there is nothing to pop")
  func popAtRoot() throws {
    let model = try model()
    #expect(model.root.pop().reason == .atRoot)
    #expect(model.root.popToRoot().reason == .atRoot)
    #expect(model.user(.back).reason == .atRoot)
    #expect(model.user(.home).reason == .atRoot)
  }

  @Test("a pop to an entry takes off all above it, and nothing when it is on top")
  func popTo() throws {
    let model = try model(depth: 4)
    let target = model.root.entries[2]
    #expect(model.root.pop(to: target.id).change?.removed.count == 2)
    #expect(model.root.entries.last == target)
    #expect(model.root.pop(to: target.id).reason == .alreadyThere)
  }

  @Test("a pop to an entry that is gone finds nothing")
  func popToGone() throws {
    let model = try model(depth: 1)
    let gone = try #require(model.root.entries.last)
    model.root.pop()
    #expect(model.root.pop(to: gone.id).missing?.contains(gone.id.description) == true)
  }

  @Test("a pop to the root is one change, however deep the stack is")
  func popToRoot() throws {
    let changes = Count()
    let model = try makeModel(observers: [Observer { _, _ in changes.value += 1 }])
    for number in 0..<40 { model.root.push(Page.item(number)) }
    changes.value = 0
    #expect(model.root.popToRoot().change?.removed.count == 40)
    #expect(changes.value == 1)
    #expect(model.path == ["home"])
  }

  @Test("replacing the top keeps all below, and makes a new entry")
  func replaceTop() throws {
    let model = try model(depth: 2)
    let before = model.root.entries
    model.root.replace(with: Page.item(1))
    #expect(model.path == ["home", "item-0", "item-1"])
    #expect(Array(model.root.entries.prefix(2)) == Array(before.prefix(2)))
    #expect(model.root.entries[2].id != before[2].id)
  }

  @Test("replacing the top of a root replaces the root")
  func replaceRoot() throws {
    let model = try model()
    model.root.replace(with: Page.blank)
    #expect(model.path == ["blank"])
  }

  @Test("setting a path keeps the entries that both paths begin with")
  func setPath() throws {
    let model = try model(depth: 3)
    let before = model.root.entries
    model.root.setPath([Page.item(0), Page.item(1), Page.item(7), Page.item(8)])
    #expect(model.path == ["home", "item-0", "item-1", "item-7", "item-8"])
    #expect(Array(model.root.entries.prefix(3)) == Array(before.prefix(3)))
    #expect(model.root.setPath([Page.item(0), Page.item(1)]).change?.inserted == [])
    #expect(model.root.setPath([Page.item(0), Page.item(1)]).reason == .alreadyThere)
    model.root.setPath([])
    #expect(model.path == ["home"])
  }

  @Test("pushing the same route again makes another entry")
  func sameRoute() throws {
    let model = try model()
    model.root.push(Page.item(1))
    model.root.push(Page.item(1))
    #expect(model.path == ["home", "item-1", "item-1"])
    #expect(Set(model.root.entries.map(\.id)).count == 3)
  }

  @Test("a screen that is at hand has no route and is not kept by a path")
  func builtScreen() throws {
    let model = try model()
    model.root.push(Screen("Built") {})
    #expect(model.path == ["home", "*"])
    model.root.setPath([Page.item(0)])
    #expect(model.path == ["home", "item-0"])
  }

  @Test("where there are no columns, show is push and front finds none")
  func columnsMoves() throws {
    let model = try model()
    model.root.show(Page.item(3))
    #expect(model.path == ["home", "item-3"])
    #expect(model.root.front(.detail).reason == .noColumns)
    #expect(model.root.frontColumn == nil)
  }
}
