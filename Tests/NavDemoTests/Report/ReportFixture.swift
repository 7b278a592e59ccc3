import NavCore
import NavTerminal
import Testing

@testable import NavDemo

/// A small app with a sidebar and a detail, and reports of it.
@MainActor struct ReportFixture {
  /// The keys of a report.
  nonisolated static let keys: Set<String> = [
    "app", "size", "device", "traits", "theme", "front", "containers", "presentations", "prompt",
    "focus", "reading", "text", "bar", "path", "columns", "pages",
  ]

  enum Page: Route, CustomStringConvertible {
    case list
    case item(Int)

    static let routeName = "page"

    var description: String {
      switch self {
      case .list: "list"
      case .item(let number): "item/\(number)"
      }
    }
  }

  let model: NavigationModel
  private let composer: Composer

  init(plan: ContainerPlan? = nil) throws {
    let columns = ContainerPlan.columns(
      [.init(.sidebar, .to(Page.list), tag: "side"), .init(.detail, .to(Page.item(1)))],
      tag: "main")
    let app = try NavApp("Sample", plugins: [SampleStyles()], root: plan ?? columns)
      .route(Page.self) { page, _ in
        Screen(page == .list ? "List" : "Item") { TextNode("Body") }
          .trailing { BarItem("Edit", label: "Edit it") {} }
      }
    model = NavigationModel(app)
    composer = Composer(model)
  }

  func report(
    columns: Int, rows: Int, focus: String? = nil, text: [String] = []
  ) throws -> JSONValue {
    try report(in: .terminal(columns: columns, rows: rows), focus: focus, text: text)
  }

  func report(
    in room: TerminalRoom, focus: String? = nil, text: [String] = []
  ) throws -> JSONValue {
    model.update(traits: room.traits)
    let report = Report(
      app: "sample", room: room, model: model, frame: composer.frame(), focus: focus, text: text)
    return try JSONValue(parsing: JSONText.text(of: report))
  }
}
