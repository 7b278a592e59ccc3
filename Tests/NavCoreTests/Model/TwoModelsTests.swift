import NavCore
import Testing

@Suite("Models side by side")
@MainActor struct TwoModelsTests {
  @Test("two models of one app share nothing")
  func shareNothing() async throws {
    let app = try makeApp(plugins: [TestPlugin()])
    let (first, second) = (NavigationModel(app), NavigationModel(app))
    let before = second.tree
    first.update(traits: .wide)
    first.root.push(Page.item(1))
    first.root.present(Page.item(2))
    first.styles.theme = .bare
    let asking = Task { await first.ask(Prompt("?", choices: [.init("Yes")])) }
    await eventually("a prompt") { first.prompt != nil }
    #expect(second.tree == before)
    #expect(second.styles.theme == nil)
    #expect(second.prompt == nil)
    #expect(second.traits != first.traits)
    first.perform(Move(.close, in: first.tree.root))
    _ = await asking.value
    #expect(!second.isClosed)
    #expect(second.root.push(Page.item(3)).change != nil)
  }

  @Test("a move held in one model holds none in another")
  func held() throws {
    let app = try makeApp(guards: [
      Guard { _ in
        .ask { model in
          _ = await model.ask(Prompt("?", choices: [.init("Yes")]))
          return .allow
        }
      }
    ])
    let (first, second) = (NavigationModel(app), NavigationModel(app))
    #expect(first.root.push(Page.item(1)).ticket != nil)
    #expect(second.user(.push(.to(Page.item(1)))).refusal == nil)
  }

  @Test("two models with registries of their own use one name for two things")
  func registries() throws {
    var (first, second) = (Registry(), Registry())
    try first.register(Theme.named("look"), summary: "One")
    var other = Theme.named("look")
    other.light[.ink] = RGBColor(hex: 0x123456)
    try second.register(other, summary: "Two")
    let models = try [first, second].map { registry in
      NavigationModel(
        try NavApp("Test", registry: registry, root: .stack(Page.home)).choosing(theme: "look"))
    }
    #expect(models[0].styles.theme != models[1].styles.theme)
    #expect(models[1].styles.theme == other)
  }
}
