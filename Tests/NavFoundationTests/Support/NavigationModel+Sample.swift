import NavCore

extension NavigationModel {
  /// The navigation of an app of two columns, whose navigators have the tags “left” and “right”, or
  /// others.
  static func sample(
    _ left: String = "left", _ right: String = "right", guards: [Guard] = [],
    observers: [Observer] = []
  ) throws -> NavigationModel {
    let root = ContainerPlan.columns([
      .init(.sidebar, .to(Page.home), tag: left), .init(.detail, .to(Page.home), tag: right),
    ])
    var app = try NavApp("Test", plugins: [], root: root).route(Page.self) { page, _ in
      Screen("\(page)") { TextNode("\(page)") }
    }
    app.guards = guards
    app.observers = observers
    return NavigationModel(app)
  }

  /// What the stack of a tag shows, root first.
  func path(_ tag: String) -> [String] {
    navigator(tagged: tag)?.entries.map(\.text) ?? []
  }

  /// What the log says of messages, in order.
  var messageRecords: [MoveRecord] { log.records.filter { $0.cause == .message } }
}
