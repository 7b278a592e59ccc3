import NavCore
import Testing

@Suite("The state of an entry")
@MainActor struct EntryStateTests {
  @Test("what a screen keeps is there while its entry is, also below other screens")
  func kept() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    let home = try #require(model.root.entries.first)
    var state = model.state(of: home.id)
    state.values["zoom"] = .double(2)
    state.scroll[NodeID(rawValue: 1)] = .init(row: 7, offset: 3)
    model.setState(state, of: home.id)
    model.root.push(Page.item(1))
    model.root.pop()
    #expect(model.state(of: home.id) == state)
  }

  @Test("it is gone with its entry, and a new entry of the same route starts afresh")
  func gone() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    for _ in 0..<2 {
      model.root.push(Page.item(1))
      let entry = try #require(model.root.entries.last)
      #expect(model.state(of: entry.id) == EntryState())
      var state = EntryState()
      state.values["text"] = .string("draft")
      model.setState(state, of: entry.id)
      #expect(model.state(of: entry.id) == state)
      model.root.pop()
      #expect(model.state(of: entry.id) == EntryState())
      model.setState(state, of: entry.id)
      #expect(model.state(of: entry.id) == EntryState())
    }
  }

  @Test("two entries of one route keep states of their own")
  func apart() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    var state = EntryState()
    state.values["n"] = .int(1)
    model.setState(state, of: try #require(model.root.entries.last).id)
    model.root.push(Page.item(1))
    #expect(model.state(of: try #require(model.root.entries.last).id) == EntryState())
  }

  @Test("changing it asks no guard and is no change of the tree")
  func noMove() throws {
    let model = try makeModel(guards: [Guard { _ in .cancel("no") }])
    model.update(traits: .narrow)
    let (before, home) = (model.tree, try #require(model.root.entries.first))
    var state = EntryState()
    state.values["b"] = .bool(true)
    model.setState(state, of: home.id)
    #expect(model.state(of: home.id) == state)
    #expect(model.tree == before)
  }

  @Test("a change of size keeps it")
  func rotation() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .wide)
    let detail = try #require(model.column(.detail).entries.first)
    var state = EntryState()
    state.values["n"] = .int(1)
    model.setState(state, of: detail.id)
    for traits in [Traits.narrow, .wide, .narrow] { model.update(traits: traits) }
    #expect(model.state(of: detail.id) == state)
  }

  @Test("a screen reads and writes it through its context")
  func context() throws {
    let contexts = Box<ScreenContext>()
    let model = try makeModel { page, context in
      contexts.value = context
      return Screen("\(page)") {}
    }
    model.update(traits: .narrow)
    let context = try #require(contexts.value)
    #expect(context.entry == model.root.entries.first)
    #expect(context.navigator === model.root)
    context.state.values["n"] = .int(4)
    #expect(model.state(of: context.entry.id).values == ["n": .int(4)])
  }
}
