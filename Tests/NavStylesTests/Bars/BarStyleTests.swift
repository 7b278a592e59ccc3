import NavCore
import NavStyles
import Testing

@Suite("The built-in bar styles")
@MainActor struct BarStyleTests {
  private enum Page: String, Route {
    case first, second
    static let routeName = "page"
  }

  private func composer(_ bar: String) throws -> Composer {
    let app = try NavApp("Test", plugins: [BuiltInStyles()], root: .stack(Page.first))
      .choosing(bar: bar)
      .route(Page.self) { page, _ in
        Screen(page.rawValue) {}
          .tint(page == .second ? .color(RGBColor(hex: 0xFF8800)) : nil)
          .leading { BarItem("Lead") {} }
          .trailing { BarItem("Trail") {} }
      }
    let model = NavigationModel(app)
    model.update(traits: .terminal(columns: 80, rows: 24))
    return Composer(model)
  }

  private func bar(_ composer: Composer) throws -> BarFrame {
    try #require(composer.frame().frontStack?.bar)
  }

  @Test("back-and-home has back at the leading end and home at the trailing end")
  func backAndHome() throws {
    let composer = try composer("back-and-home")
    #expect(try bar(composer).leading == ["Lead"])
    composer.model.root.push(Page.second)
    #expect(try bar(composer).leading == ["Back to first", "Lead"])
    #expect(try bar(composer).trailing == ["Trail", "Home"])
    #expect(try bar(composer).title == "second")
    #expect(try bar(composer).placement == .top)
  }

  @Test("title has no back button, and home at the trailing end")
  func title() throws {
    let composer = try composer("title")
    composer.model.root.push(Page.second)
    #expect(try bar(composer).back == nil)
    #expect(try bar(composer).leading == ["Lead"])
    #expect(try bar(composer).trailing == ["Trail", "Home"])
    #expect(composer.model.front.perform(.back, animated: true, cause: .user).change != nil)
  }

  @Test(
    "each bar has one node with a line of three parts, in the screen's own colour where it has one",
    arguments: ["back-and-home", "title"])
  func ground(_ name: String) throws {
    let composer = try composer(name)
    func ground() throws -> Paint? {
      guard case .bar(let attributes) = try bar(composer).node.kind else { return nil }
      return attributes.ground
    }
    #expect(try ground() == .role(.barGround))
    composer.model.root.push(Page.second)
    #expect(try ground() == .color(RGBColor(hex: 0xFF8800)))
    #expect(try bar(composer).node.children.count == 4)
  }

  @Test("the plug-in's names and defaults")
  func names() throws {
    let registry = try Registry([BuiltInStyles()])
    #expect(
      registry.bars.names == [
        "title", "back", "back-and-home", "large-title", "minimal", "tinted", "bottom",
        "floating-button", "overlay-back", "breadcrumb", "hidden",
      ])
    #expect(registry.bars.defaultName == "back-and-home")
    #expect(registry.columns.defaultName == "double-column")
    #expect(registry.themes.listings.isEmpty)
    #expect(registry.bars.listings.allSatisfy { $0.name == $0.item.name && !$0.summary.isEmpty })
    #expect(registry.columns.listings.allSatisfy { $0.name == $0.item.name })
  }

  @Test("styles are chosen by dot member")
  func dotMembers() throws {
    let screen = Screen("") {}.bar(.title).columns(.stack)
    #expect(screen.styles.bar?.name == "title")
    #expect(screen.styles.columns?.name == "stack")
    let plan = ContainerPlan.stack(Page.first).bar(.backAndHome).columns(.doubleColumn)
    #expect(plan.styles.bar?.name == "back-and-home")
    #expect(plan.styles.columns?.name == "double-column")
  }
}
