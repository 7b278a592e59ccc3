import Testing

@testable import NavCore

@Suite("Taking an entry to another stack")
@MainActor struct TransferTests {
  @Test("the entry goes as it is on top of the other stack; nothing counts as gone or new")
  func move() throws {
    let model = try makeModel(.twoColumns)
    let (sidebar, detail) = (model.column(.sidebar), model.column(.detail))
    sidebar.push(Page.item(1))
    sidebar.push(Page.item(2))
    let before = model.tree
    let entry = sidebar.entries[1]
    let change = try #require(sidebar.transfer(entry.id, to: detail).change)
    #expect(change.removed.isEmpty && change.inserted.isEmpty)
    #expect(sidebar.entries.map(\.text) == ["sidebar", "item-2"])
    #expect(detail.entries.last == entry)
    var tree = model.tree
    tree.apply(change.inverse)
    #expect(tree == before)
  }

  @Test("state, screen and running work go with it, and its context knows the new navigator")
  func belongings() async throws {
    let (log, contexts) = (Count(), Box<ScreenContext>())
    let model = try makeModel(.threeColumns) { page, context in
      guard page == .item(1) else { return Screen("\(page)") {} }
      log.log.append("made")
      contexts.value = context
      return Screen("\(page)") {}.task {
        log.log.append("began")
        for await _ in AsyncStream<Never>.makeStream().stream {}
        log.log.append("ended")
      }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    await turns()
    let context = try #require(contexts.value)
    context.state.values["draft"] = .int(4)
    #expect(context.navigator.tag == "sidebar")
    model.root.perform(.transfer(context.entry.id, to: .tagged("detail")))
    model.root.front(.detail)
    await turns()
    #expect(context.navigator.tag == "detail")
    #expect(context.state.values == ["draft": .int(4)])
    #expect(log.log == ["made", "began"])
    context.navigator.pop()
    await eventually("the end of the work") { log.log.last == "ended" }
    #expect(model.records[context.entry.id] == nil)
  }

  @Test("within one stack it goes to the top; on top it is there already")
  func sameStack() throws {
    let model = try makeModel()
    model.root.setPath([Page.item(1), Page.item(2), Page.item(3)])
    let entry = model.root.entries[1]
    #expect(model.root.transfer(entry.id, to: model.root).change != nil)
    #expect(model.path == ["home", "item-2", "item-3", "item-1"])
    #expect(model.root.entries.last == entry)
    #expect(model.root.transfer(entry.id, to: model.root).reason == .alreadyThere)
  }

  @Test("a root stays where it is")
  func root() throws {
    let model = try makeModel(.twoColumns)
    let root = model.column(.sidebar).entries[0]
    let other = model.column(.detail)
    #expect(model.column(.sidebar).transfer(root.id, to: other).reason == .atRoot)
  }

  @Test("an entry that this stack does not hold is not found, nor is an unknown target")
  func missing() throws {
    let model = try makeModel(.threeColumns)
    let (sidebar, detail) = (model.column(.sidebar), model.column(.detail))
    detail.push(Page.item(1))
    let entry = detail.entries[1]
    let before = model.tree
    #expect(sidebar.transfer(entry.id, to: detail).missing?.contains("\(entry.id)") == true)
    let missing = detail.perform(.transfer(entry.id, to: .tagged("attic"))).missing
    #expect(missing == "navigator tagged “attic” (there are: “content”, “detail”, “sidebar”)")
    #expect(model.tree == before)
  }

  @Test("no guard for leaving is asked, and none of a type of route: it neither leaves nor arrives")
  func guards() throws {
    let asked = Count()
    let app = try makeApp(.twoColumns) { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in
        asked.log.append("\(page)")
        return .cancel("unsaved")
      }
    }.guarding(Page.self) { page, _ in
      asked.log.append("to \(page)")
      return .allow
    }
    let model = NavigationModel(app)
    model.update(traits: .narrow)
    model.column(.sidebar).push(Page.item(1))
    asked.log = []
    let entry = model.column(.sidebar).entries[1]
    #expect(model.column(.sidebar).transfer(entry.id, to: model.column(.detail)).change != nil)
    #expect(asked.log == [])
  }

  @Test("it leaves a presentation that is dismissed in the same batch")
  func fromSheet() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    model.root.present(Page.item(1))
    let sheet = model.front
    sheet.push(Page.item(2))
    let entry = sheet.entries[1]
    var state = EntryState()
    state.values["n"] = .int(1)
    model.setState(state, of: entry.id)
    let container = sheet.container
    let outcome = model.root.perform(
      .batch([
        Move(.transfer(entry.id, to: .root), in: container), Move(.dismiss(), in: container),
      ]))
    #expect(outcome.change?.removed.map(\.text) == ["item-1"])
    #expect(model.root.entries.last == entry)
    #expect(model.state(of: entry.id) == state)
  }
}
