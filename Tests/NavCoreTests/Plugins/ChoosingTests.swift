import NavCore
import Testing

@Suite("Choosing styles")
@MainActor struct ChoosingTests {
  private struct Extra: Plugin {
    let name = "Extra"
    func register(in registry: inout Registry) throws(RegistryError) {
      try registry.register(Theme.named("extra"), summary: "")
      try registry.register(BackFirstBar(name: "extra"), summary: "")
      try registry.register(OneColumn(), summary: "")
    }
  }

  private struct OneColumn: ColumnStyle {
    let name = "extra"
    func arrange(
      _ configuration: ColumnConfiguration, memory: inout ColumnMemory
    ) -> ColumnArrangement {
      .collapsed(width: configuration.width)
    }
  }

  private func app(_ root: ContainerPlan = .stack(Page.home)) throws -> NavApp {
    try makeApp(root, plugins: [Extra(), TestPlugin()])
  }

  private func composer(_ app: NavApp) -> Composer {
    let model = NavigationModel(app)
    model.update(traits: .wide)
    return Composer(model)
  }

  private func columnStyle(_ composer: Composer) -> String? {
    guard case .columns(let columns)? = composer.frame().layers.first?.content else { return nil }
    return columns.style
  }

  @Test("a plug-in's theme, bar and columns are chosen by dot member and by name alike")
  func dotMembers() throws {
    let plugins: [any Plugin] = [Extra(), TestPlugin(isDefault: false)]
    let app = try makeApp(.twoColumns, plugins: plugins)
    let byMember = composer(app.theme(.acme).bar(.backFirst).columns(.even))
    let byName = composer(
      try app.choosing(theme: "acme", bar: "back-first", columns: "even"))
    for composer in [byMember, byName] {
      #expect(composer.frame().theme.name == "acme")
      #expect(composer.bar?.style == "back-first")
      #expect(columnStyle(composer) == "even")
    }
    #expect(composer(app).frame().theme.name == "extra")
  }

  @Test("and by name, through the same door")
  func names() throws {
    let composer = composer(
      try app(.twoColumns).choosing(theme: "extra", bar: "extra", columns: "extra"))
    #expect(composer.frame().theme.name == "extra")
    #expect(composer.bar?.style == "extra")
    #expect(columnStyle(composer) == "extra")
    #expect(composer.frame().stacks.count == 1)
  }

  @Test("a name that is left out leaves the choice as it is")
  func leftOut() throws {
    let app = try app().theme(.named("own")).choosing(bar: "extra")
    #expect(app.styles.theme?.name == "own")
    #expect(app.styles.columns == nil)
  }

  @Test("an unknown name is an error that names the slot", arguments: ["theme", "bar", "columns"])
  func unknown(_ slot: String) throws {
    let app = try app()
    #expect {
      _ = try app.choosing(
        theme: slot == "theme" ? "extr" : nil, bar: slot == "bar" ? "extr" : nil,
        columns: slot == "columns" ? "extr" : nil)
    } throws: { error in
      "\(error)".contains("unknown \(slot) “extr”") && "\(error)".contains("“extra”?")
    }
  }

  @Test("the nearest choice of theme and bar wins: screen, navigator, app, default")
  func nearest() throws {
    for level in 0..<4 {
      func chosen<Chooser: StyleChoosing>(_ chooser: Chooser, _ rank: Int, _ name: String)
        -> Chooser
      {
        rank < level
          ? chooser : chooser.theme(.named(name)).bar(BackFirstBar(name: name))
      }
      var app = try NavApp(
        "Test", plugins: [TestPlugin()], root: chosen(.stack(Page.home), 1, "navigator")
      ).route(Page.self) { page, _ in chosen(Screen("\(page)") {}, 0, "screen") }
      app = chosen(app, 2, "app")
      let stack = try #require(composer(app).frame().frontStack)
      let expected = ["screen", "navigator", "app", "acme"][level]
      #expect(stack.theme.name == expected)
      #expect(stack.bar?.style == (level == 3 ? "back-first" : expected))
    }
  }

  @Test("the nearest choice of columns wins: the screen in front, navigator, app, default")
  func nearestColumns() throws {
    let plan = ContainerPlan.twoColumns
    let choosing = try makeApp(plan.columns(.even), plugins: [Extra(), TestPlugin()]) { page, _ in
      page == .item(1) ? Screen("one") {}.columns(OneColumn()) : Screen("\(page)") {}
    }
    let composer = composer(choosing)
    #expect(columnStyle(composer) == "even")
    composer.model.root.show(Page.item(1))
    #expect(columnStyle(composer) == "extra")
    #expect(composer.frame().stacks.map(\.bar?.title) == ["one"])
    composer.model.root.front(.sidebar)
    #expect(columnStyle(composer) == "even")
    #expect(columnStyle(self.composer(try app(plan.columns(.even)).columns(OneColumn()))) == "even")
    #expect(columnStyle(self.composer(try app(plan).columns(EvenColumns(name: "own")))) == "own")
    #expect(columnStyle(self.composer(try app(plan))) == "even")
  }

  @Test("a presentation's own choice holds in it alone")
  func presentation() throws {
    let composer = composer(try app())
    let plan = ContainerPlan.stack(Page.item(1)).theme(.named("sheet")).bar(BackFirstBar(name: "s"))
    composer.model.root.perform(.present(.sheet, plan), animated: true, cause: .code)
    #expect(composer.frame().stacks.map(\.theme.name) == ["acme", "sheet"])
    #expect(composer.frame().stacks.map { $0.bar?.style } == ["back-first", "s"])
  }
}
