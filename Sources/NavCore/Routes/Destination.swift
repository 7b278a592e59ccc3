/// Where a move leads: to a route, or to a screen built on the spot, which has no route.
public enum Destination: Sendable, CustomStringConvertible {
  /// A route, whose screen the app's catalog makes.
  case route(AnyRoute)
  /// A screen that is at hand; it does not survive a restart.
  indirect case screen(Screen)
  /// A screen that is made when it is first shown, like that of a route; it does not survive a
  /// restart.
  case made(@MainActor @Sendable (ScreenContext) -> Screen)
  /// Another destination whose entry holds a container of its own: the entry keeps title, bar, guards
  /// and all else of its screen, and shows the container in the place of the screen's body.
  indirect case holding(Destination, ContainerPlan)

  /// The destination that a route names.
  public static func to(_ route: some Route) -> Destination { .route(AnyRoute(route)) }

  /// The route as text; a screen built on the spot has none and is written as `*`.
  public var description: String { route.map(\.description) ?? "*" }

  /// The route, or nil for a screen built on the spot.
  public var route: AnyRoute? {
    switch self {
    case .route(let route): route
    case .screen, .made: nil
    case .holding(let inner, _): inner.route
    }
  }

  /// The container that its entry is said to hold, or nil where nothing is said.
  var held: ContainerPlan? {
    if case .holding(_, let plan) = self { plan } else { nil }
  }

  /// Whether its entry is said to hold a container.
  var isHolding: Bool {
    if case .holding = self { true } else { false }
  }

  /// The destination, and those in what it holds.
  var all: [Destination] { held.map { [self] + $0.destinations } ?? [self] }
}
