import NavCore
import NavStyles
import Testing

@Suite("Column styles are injected")
@MainActor struct ColumnInjectionTests {
  @Test("each style is chosen by its dot member, and is registered by the same name")
  func dotMembers() throws {
    let styles: [any ColumnStyle] = [
      .stack, .doubleColumn, .padOnly, .tipOnce, .fixed, .triple, .listDetail, .inspector,
    ]
    let catalog = try Registry([BuiltInStyles()]).columns
    #expect(styles.map(\.name) == catalog.names)
    #expect(catalog.listings.allSatisfy { $0.name == $0.item.name && !$0.summary.isEmpty })
    #expect(catalog.listings.allSatisfy { !$0.summary.contains("\n") && $0.summary.count < 90 })
  }

  @Test("what each style can be told is listed with its range and default")
  func parameters() throws {
    let listings = try Registry([BuiltInStyles()]).columns.listings
    let texts = listings.map { listing in
      listing.parameters.map { "\($0.name)=\($0.standard) (\($0.expected))" }
    }
    let behavior = "behavior=overlay (tile or overlay or displace)"
    let sidebar = "sidebar=320 (points from 180 to 600)"
    #expect(
      texts == [
        [], [behavior, sidebar], [behavior, sidebar], [sidebar],
        ["landscape=350 (points from 180 to 600)", "portrait=350 (points from 180 to 600)"],
        ["gives-way=sidebar (sidebar or content)", behavior],
        [
          "split-at=600 (points from 500 to 2600)", "fraction=0.25 (a number from 0.1 to 0.5)",
          "minimum=180 (points from 180 to 600)", "maximum=280 (points from 180 to 1200)",
        ],
        ["width=280 (points from 180 to 600)", behavior],
      ])
  }

  @Test("the nearest choice arranges the columns: of a container by type, of the app by name")
  func chosen() throws {
    let plan = ContainerPlan.columns(sidebar: Page.first, detail: Page.second)
    #expect(try shown(plan) == ("double-column", "sidebar 320 | detail 874"))
    #expect(
      try shown(plan.columns(HalvedColumns())) == ("halved", "sidebar 597 | detail 597"))
    #expect(
      try shown(plan.columns(.fixed(landscape: 400))) == ("fixed", "sidebar 400 | detail 794"))
    #expect(try shown(plan, app: "halved") == ("halved", "sidebar 597 | detail 597"))
    #expect(
      try shown(plan, app: "fixed:landscape=250") == ("fixed", "sidebar 250 | detail 944"))
    #expect(
      try shown(plan.columns(.stack), app: "halved") == ("stack", "one"))
  }

  private enum Page: String, Route {
    case first, second
    static let routeName = "page"
  }

  /// What an app shows on a pad that lies: the name of the style, and the columns.
  private func shown(_ plan: ContainerPlan, app style: String? = nil) throws -> (String, String) {
    var app = try NavApp("Test", plugins: [BuiltInStyles(), AcmeStyles()], root: plan)
      .route(Page.self) { page, _ in Screen(page.rawValue) {} }
    if let style { app = try app.choosing(columns: style) }
    let model = NavigationModel(app)
    model.update(traits: try Arranging.device("ipad-11", .landscape))
    guard case .columns(let columns) = Composer(model).frame().layers.first?.content else {
      return ("", "no columns")
    }
    return (columns.style, ColumnArrangement(columns.columns.map(\.arranged)).text)
  }
}
