/// Where a move leads: to a route, or to a screen built on the spot, which has no route.
public enum Destination: Sendable {
  /// A route, whose screen the app's catalog makes.
  case route(AnyRoute)
  /// A screen that is at hand; it does not survive a restart.
  case screen(Screen)

  /// The destination that a route names.
  public static func to(_ route: some Route) -> Destination { .route(AnyRoute(route)) }

  /// The route, or nil for a screen built on the spot.
  public var route: AnyRoute? {
    if case .route(let route) = self { route } else { nil }
  }
}
