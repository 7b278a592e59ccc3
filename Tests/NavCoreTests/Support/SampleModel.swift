import NavCore

typealias ScreenMaker = @MainActor @Sendable (Page, ScreenContext) -> Screen

/// An app of pages; each screen has its page's name as title and body unless a maker is given.
@MainActor func makeApp(
  _ root: ContainerPlan = .stack(Page.home), plugins: [any Plugin] = [],
  guards: [Guard] = [], observers: [Observer] = [], screen: ScreenMaker? = nil
) throws -> NavApp {
  var app = try NavApp("Test", plugins: plugins, root: root).route(Page.self) { page, context in
    screen?(page, context) ?? Screen("\(page)") { TextNode("\(page)") }
  }
  app.guards = guards
  app.observers = observers
  return app
}

/// The navigation of such an app.
@MainActor func makeModel(
  _ root: ContainerPlan = .stack(Page.home), plugins: [any Plugin] = [],
  guards: [Guard] = [], observers: [Observer] = [], screen: ScreenMaker? = nil
) throws -> NavigationModel {
  NavigationModel(
    try makeApp(root, plugins: plugins, guards: guards, observers: observers, screen: screen))
}

extension ContainerPlan {
  /// A sidebar and a detail column.
  static var twoColumns: ContainerPlan { .columns(sidebar: Page.sidebar, detail: Page.blank) }

  /// Three columns.
  static var threeColumns: ContainerPlan {
    .columns([
      Column(.sidebar, .to(Page.sidebar), tag: "sidebar"),
      Column(.content, .to(Page.home), tag: "content"),
      Column(.detail, .to(Page.blank), tag: "detail"),
    ])
  }
}

extension NavigationModel {
  /// What the stack in front shows, root first.
  var path: [String] { front.entries.map(\.text) }

  /// What a stack shows, root first.
  func path(of id: ContainerID) -> [String] { navigator(of: id).entries.map(\.text) }

  /// The stack of a column of the root.
  func column(_ role: ColumnRole) -> any Navigator {
    navigator(of: tree.containers.columns[tree.root]?.container(of: role) ?? tree.root)
  }

  /// Asks for a move as the user does.
  @discardableResult
  func user(_ action: Move.Action) -> Outcome {
    front.perform(action, animated: true, cause: .user)
  }
}

extension Traits {
  /// A terminal in which two columns have room side by side.
  static var wide: Traits { .terminal(columns: 120, rows: 40) }
  /// A terminal in which one column has room.
  static var narrow: Traits { .terminal(columns: 80, rows: 24) }
}
