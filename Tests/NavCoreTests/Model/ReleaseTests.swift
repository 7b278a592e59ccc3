import Testing

@testable import NavCore

@Suite("What is let go")
@MainActor struct ReleaseTests {
  /// What a screen creates for itself, kept weakly.
  @MainActor final class Held {
    weak var object: Tally?
  }

  /// A model whose item screens create an object and use it in every closure that they have.
  private func model(_ held: Held) throws -> NavigationModel {
    try makeModel(plugins: [TestPlugin()]) { page, context in
      guard case .item = page else { return Screen("\(page)") { TextNode("\(page)") } }
      let tally = Tally()
      held.object = tally
      return Screen("\(tally.count)") {
        TextNode("\(tally.count)")
        ButtonNode("Add") { tally.count += 1 }
        ScopeNode { TextNode("\(tally.other)") }
        ListNode(count: 3) { TextNode("\($0 + tally.count)") }
        FieldNode("Field", text: "") { _ in tally.count += 1 }
        TextNode("\(context.state.values.count)")
      }
      .leading { BarItem("Add") { tally.count += 1 } }
      .guardLeaving { _ in tally.count < 0 ? .cancel("no") : .allow }
    }
  }

  @Test("a model whose screens keep their context is let go with its last owner")
  func model() throws {
    weak var gone: NavigationModel?
    do {
      let model = try makeModel(plugins: [TestPlugin()]) { page, context in
        Screen("\(page)") { TextNode("\(context.traits.width) \(context.state.values.count)") }
          .leading { BarItem("Push") { context.navigator.push(Page.item(1)) } }
      }
      model.update(traits: .narrow)
      _ = Composer(model).frame()
      gone = model
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("what a popped screen created is let go when the pop returns")
  func pop() throws {
    let held = Held()
    let model = try model(held)
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    #expect(held.object != nil)
    model.root.pop()
    #expect(held.object == nil)
  }

  @Test("that holds too when a composer has shown it, rows and all")
  func composed() throws {
    let held = Held()
    let model = try model(held)
    let composer = Composer(model)
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    let frame = composer.frame()
    let lists = frame.frontStack?.body.children.compactMap { node -> ListSource? in
      if case .list(let source) = node.kind { source } else { nil }
    }
    #expect(lists?.first?.row(at: 1).kind == .text(TextNode("1")))
    model.root.pop()
    #expect(held.object == nil)
    _ = composer.frame()
    #expect(held.object == nil)
  }

  @Test("what a dismissed presentation created is let go when the dismissal returns")
  func dismiss() throws {
    let held = Held()
    let model = try model(held)
    let composer = Composer(model)
    model.update(traits: .narrow)
    model.root.present(Page.item(1))
    _ = composer.frame()
    let sheet = model.front
    sheet.dismiss()
    #expect(held.object == nil)
    #expect(model.containerStyles.count == 1)
  }

  @Test("what work holds is let go when the cancelled work has ended")
  func work() async throws {
    let held = Held()
    let model = try makeModel { page, _ in
      let tally = Tally()
      if page == .item(1) { held.object = tally }
      return Screen("\(page)") {}.task {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        tally.count += 1
      }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    await turns()
    model.root.pop()
    await eventually("the end of the work") { held.object == nil }
  }

  @Test("the entries' records come and go with them")
  func records() throws {
    let model = try model(Held())
    model.update(traits: .narrow)
    for _ in 0..<100 {
      model.root.push(Page.item(1))
      model.root.push(Screen("Built") {})
      model.root.popToRoot()
    }
    #expect(model.records.count == 1)
    #expect(model.builtScreens.isEmpty)
  }

  @Test("a model whose screens don't hold it is let go with its last user")
  func wholeModel() throws {
    let held = Held()
    weak var weakModel: NavigationModel?
    do {
      let model = try makeModel(plugins: [TestPlugin()]) { page, _ in
        let tally = Tally()
        held.object = tally
        return Screen("\(page)") { TextNode("\(tally.count)") }
      }
      let composer = Composer(model)
      model.update(traits: .narrow)
      _ = composer.frame()
      weakModel = model
    }
    #expect(weakModel == nil)
    #expect(held.object == nil)
  }
}
