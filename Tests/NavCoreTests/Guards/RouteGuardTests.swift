import NavCore
import Testing

@Suite("Guards of a type of route")
@MainActor struct RouteGuardTests {
  /// A route of another type.
  private struct Members: Route {
    static let routeName = "members"
    let name: String
  }

  /// A model that writes down the pages which its guard is asked of; the other type is locked.
  private func model(
    _ log: Count, _ root: ContainerPlan = .stack(Page.home)
  ) throws -> NavigationModel {
    let app = try makeApp(root).route(Members.self) { _, _ in Screen("Members") {} }
      .guarding(Page.self) { page, _ in
        log.log.append("\(page)")
        return .allow
      }
      .guarding(Members.self, "door") { members, _ in
        members.name == "in" ? .allow : .cancel("locked")
      }
    let model = NavigationModel(app)
    model.update(traits: .wide)
    return model
  }

  @Test("each entry of the type that arrives is asked for, in order; others are not")
  func arriving() throws {
    let log = Count()
    let model = try model(log)
    model.root.setPath([Page.item(1), Members(name: "in"), Page.item(2)])
    #expect(log.log == ["item-1", "item-2"])
    log.log = []
    model.root.push(Screen("Built") {})
    model.root.pop(2)
    model.root.popToRoot()
    #expect(log.log == [])
  }

  @Test("it is asked by every way in, and can refuse each", arguments: 0..<6)
  func everyWay(_ way: Int) throws {
    let model = try model(Count(), .columns(sidebar: Page.sidebar, detail: Page.blank))
    let door = Destination.to(Members(name: "out"))
    let ways: [Move.Action] = [
      .push(door), .replaceTop(door), .setPath([.to(Page.home), door]), .insert([door], at: 1),
      .show(door), .present(.sheet, .pager([.stack(.to(Page.home)), .stack(door)])),
    ]
    let before = model.tree
    let outcome = model.root.perform(ways[way], cause: .message)
    #expect(outcome.refuser == "door")
    #expect(model.tree == before)
  }

  @Test("a page that is turned to is asked for as it is after the move")
  func turned() throws {
    let log = Count()
    let path: [Destination] = [.to(Page.item(2)), .to(Page.item(3))]
    let model = try model(log, .pager([.stack(Page.home), .stack(.to(Page.item(1)), path: path)]))
    model.root.select(.next)
    #expect(log.log == ["item-3"])
    model.root.select(.previous)
    log.log = []
    let entry = try #require(model.entry(.item(2)))
    model.root.perform(.reveal(entry.id))
    #expect(log.log == ["item-2"])
    model.root.select(.previous)
    log.log = []
    let other = try #require(model.tree.place(of: entry.id)?.stack)
    model.root.perform(
      .batch([Move(.select(.next), in: .root), Move(.setPath([.to(Page.item(7))]), in: other)]))
    #expect(log.log == ["item-7"], "it arrives, and it is what the page shows")
  }

  @Test("pages that a batch turns to and back again are not asked for")
  func turnedBack() throws {
    let log = Count()
    let model = try model(log, .threePages())
    log.log = []
    model.root.perform(
      .batch([Move(.select(.next), in: .root), Move(.select(.previous), in: .root)]))
    #expect(log.log == [])
  }

  @Test("an entry that only goes to another stack does not arrive")
  func transferred() throws {
    let log = Count()
    let model = try model(log, .twoColumns)
    model.root.push(Page.item(1))
    log.log = []
    let entry = try #require(model.root.entries.last)
    #expect(model.root.transfer(entry.id, to: model.column(.detail)).change != nil)
    #expect(log.log == [])
  }

  @Test("what an app starts with is there before any guard can be asked")
  func start() throws {
    let log = Count()
    let model = try model(log, .stack(.to(Members(name: "out")), path: [.to(Page.item(1))]))
    #expect(log.log == [])
    model.root.pop()
    #expect(log.log == [])
  }
}
