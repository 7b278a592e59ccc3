/// Where a move leads: to a route, or to a screen built on the spot, which has no route.
public enum Destination: Sendable, CustomStringConvertible {
  /// A route, whose screen the app's catalog makes.
  case route(AnyRoute)
  /// A screen that is at hand; it does not survive a restart.
  case screen(Screen)
  /// A screen that is made when it is first shown, like that of a route; it does not survive a
  /// restart.
  case made(@MainActor @Sendable (ScreenContext) -> Screen)

  /// The destination that a route names.
  public static func to(_ route: some Route) -> Destination { .route(AnyRoute(route)) }

  /// The route as text; a screen built on the spot has none and is written as `*`.
  public var description: String { route.map(\.description) ?? "*" }

  /// The route, or nil for a screen built on the spot.
  public var route: AnyRoute? {
    if case .route(let route) = self { route } else { nil }
  }
}
