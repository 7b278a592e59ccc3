import NavCore

/// A move as the reference knows it: containers and entries by number, routes as text.
struct ReferenceMove: Hashable {
  /// The container that a move is asked of.
  enum Target: Hashable {
    case number(Int)
    case tagged(String)
    case root
    case front
  }

  /// Which entries are meant.
  enum Match: Hashable {
    case number(Int)
    case route(String)
    /// All routes of the type that this route is of.
    case kind(String)
    /// A function that is true of these routes.
    case anyOf([String?])
  }

  /// Which page is meant.
  enum Page: Hashable {
    case index(Int)
    case number(Int)
    case tagged(String)
    case next
    case previous
  }

  /// Which presentations are meant.
  enum Dismissal: Hashable {
    case this
    case top
    case all
    case downTo(Int)
  }

  /// What is asked for.
  indirect enum Action: Hashable {
    case push(String?, unlessOnTop: Bool = false)
    case pop(Int)
    case popTo(Match)
    case popToRoot
    case replaceTop(String?)
    case setPath([String?])
    case insert([String?], at: Int)
    case remove(Match)
    case transfer(Int, to: Target)
    case show(String?)
    case front(ColumnRole)
    case setColumn(ColumnRole, ReferenceColumn.Wish)
    case select(Page)
    case back
    case home
    case present(Presentation.Kind, ReferencePlan)
    case dismiss(Dismissal)
    case leave(Int)
    case reveal(Int)
    case batch([ReferenceMove])
  }

  let action: Action
  let target: Target

  init(_ action: Action, in target: Target) {
    self.action = action
    self.target = target
  }

  /// The routes that it brings.
  var routes: [String?] {
    switch action {
    case .push(let route, _), .replaceTop(let route), .show(let route): [route]
    case .setPath(let routes), .insert(let routes, _): routes
    case .present(_, let plan): plan.routes
    case .batch(let moves): moves.flatMap(\.routes)
    default: []
    }
  }
}
