import NavCore
import Testing

@Suite("Why a style is used")
@MainActor struct StyleExplanationTests {
  private func model(_ change: (NavApp) -> NavApp = { $0 }) throws -> NavigationModel {
    let plan = ContainerPlan.columns([
      .init(.sidebar, .to(Page.sidebar)),
      .init(
        .detail, ContainerPlan.stack(Page.item(1), tag: "detail").bar(BackFirstBar(name: "own"))),
    ]).columns(EvenColumns(name: "outer"))
    let app = try makeApp(plan, plugins: [TestPlugin()]) { page, _ in
      let screen = Screen("\(page)") {}
      return page == .item(1) ? screen.bar(BackFirstBar(name: "screen")) : screen
    }
    let model = NavigationModel(change(app))
    model.update(traits: .wide)
    _ = Composer(model).frame()
    return model
  }

  @Test("the nearest choice comes first, and with it all that it hides")
  func levels() throws {
    let model = try model { $0.bar(BackFirstBar(name: "app")) }
    let stack = model.column(.detail)
    let explanation = try #require(model.explanation(of: .bar, in: stack.container))
    #expect(explanation.choices.map(\.name) == ["screen", "own", "app", "back-first"])
    #expect(
      explanation.choices.map(\.level) == [
        .screen(stack.entries[0]), .navigator(stack.container, tag: "detail"), .app, .registry,
      ])
    #expect(
      explanation.description
        == "bar of \(stack.container): screen, chosen by the screen item-1; hides own (the navigator "
        + "“detail”), app (the app), back-first (the registry's default)")
  }

  @Test("what it says is what the frame shows, for each slot and stack")
  func frame() throws {
    let model = try model { $0.theme(.named("own-theme")) }
    let frame = Composer(model).frame()
    guard case .columns(let columns) = frame.layers[0].content else {
      Issue.record("no columns")
      return
    }
    #expect(
      model.explanation(of: .columns, in: columns.container)?.choices[0].name == columns.style)
    for stack in frame.stacks {
      #expect(model.explanation(of: .bar, in: stack.container)?.choices[0].name == stack.bar?.style)
      #expect(
        model.explanation(of: .theme, in: stack.container)?.choices[0].name == stack.theme.name)
    }
  }

  @Test("where nobody chooses, the registry's default counts, or nothing is registered")
  func defaults() throws {
    let model = try makeModel(plugins: [TestPlugin()])
    let root = model.tree.root
    #expect(
      model.explanation(of: .theme, in: root)?.description
        == "theme of \(root): acme, the registry's default")
    let bare = try makeModel()
    #expect(bare.explanation(of: .theme, in: bare.tree.root)?.choices == [])
    #expect(
      bare.explanation(of: .theme, in: bare.tree.root)?.description
        == "theme of \(bare.tree.root): none is registered")
  }

  @Test(
    "a stack in columns tells of the columns around it; what is no place for a slot tells nothing")
  func places() throws {
    let model = try model()
    let stack = model.column(.sidebar).container
    #expect(model.explanation(of: .columns, in: stack)?.container == model.tree.root)
    #expect(model.explanation(of: .bar, in: model.tree.root) == nil)
    let one = try makeModel()
    #expect(one.explanation(of: .columns, in: one.tree.root) == nil)
    #expect(one.explanation(of: .bar, in: ContainerID(rawValue: 999)) == nil)
  }

  @Test("another choice at run time is told at once, and the navigation stays")
  func runTime() throws {
    let model = try model()
    let stack = model.column(.sidebar)
    stack.push(Page.item(5))
    let tree = model.tree.containers.stacks
    model.styles.bar = BackFirstBar(name: "later")
    let choice = try #require(model.explanation(of: .bar, in: stack.container)?.choices.first)
    #expect(choice.name == "later" && choice.level == .app)
    #expect(model.tree.containers.stacks == tree)
  }
}
