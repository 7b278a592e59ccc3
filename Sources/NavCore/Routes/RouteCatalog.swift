/// The route types that an app knows, each with what makes its screens.
public struct RouteCatalog: Sendable {
  private var makers: [ObjectIdentifier: Maker] = [:]
  private var types: [String: any Route.Type] = [:]
  /// What makes the containers that entries of a type of route hold.
  private var planners: [ObjectIdentifier: Planner] = [:]

  private typealias Planner = @MainActor @Sendable (AnyRoute) -> ContainerPlan?
  private typealias Maker = @MainActor @Sendable (AnyRoute, ScreenContext) -> Screen

  /// A catalog that knows no route.
  public init() {}

  /// The stable names of the registered types, sorted.
  public var names: [String] { types.keys.sorted() }

  /// Registers a type of route; a type registered again replaces what made its screens.
  ///
  /// - Throws: ``RegistryError/nameTaken(kind:name:by:and:)`` when another type has its name.
  public mutating func register<R: Route>(
    _ type: R.Type, screen: @escaping @MainActor @Sendable (R, ScreenContext) -> Screen
  ) throws(RegistryError) {
    if let other = types[R.routeName], other != type {
      throw .nameTaken(kind: "route", name: R.routeName, by: "\(other)", and: "\(type)")
    }
    types[R.routeName] = type
    planners[ObjectIdentifier(type)] = nil
    makers[ObjectIdentifier(type)] = { route, context in
      guard let route = route.as(type) else { return Self.missing(route, context) }
      return screen(route, context)
    }
  }

  /// Registers a type of route whose entries hold containers.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - plan: makes the plan of the container that the entry of a route holds, or nil for a route
  ///     whose entry shows its screen's body. What a plan holds must not lead to the route itself.
  ///   - screen: makes the screen.
  /// - Throws: ``RegistryError/nameTaken(kind:name:by:and:)`` when another type has its name.
  public mutating func register<R: Route>(
    _ type: R.Type, holding plan: @escaping @MainActor @Sendable (R) -> ContainerPlan?,
    screen: @escaping @MainActor @Sendable (R, ScreenContext) -> Screen
  ) throws(RegistryError) {
    try register(type, screen: screen)
    planners[ObjectIdentifier(type)] = { route in route.as(type).flatMap(plan) }
  }

  /// Whether entries of any type of route hold something.
  var hasPlans: Bool { !planners.isEmpty }

  /// What the entry of a route holds, or nil for nothing.
  @MainActor func plan(for route: AnyRoute) -> ContainerPlan? {
    planners.isEmpty ? nil : planners[ObjectIdentifier(type(of: route.base))]?(route)
  }

  /// Whether the catalog can make a screen for a route.
  public func contains(_ route: AnyRoute) -> Bool {
    makers[ObjectIdentifier(type(of: route.base))] != nil
  }

  /// The first route that a move brings and that the catalog does not know.
  ///
  /// - Complexity: O(routes that it brings).
  func stranger(among action: Move.Action) -> AnyRoute? {
    if case .push(let destination, _) = action, destination.held == nil {
      return destination.route.flatMap { contains($0) ? nil : $0 }
    }
    return action.destinations.lazy.compactMap(\.route).first { !contains($0) }
  }

  /// The screen of a route; for an unknown one a screen that says so.
  @MainActor func screen(for route: AnyRoute, context: ScreenContext) -> Screen {
    makers[ObjectIdentifier(type(of: route.base))]?(route, context)
      ?? Self.missing(route, context)
  }

  @MainActor private static func missing(_ route: AnyRoute, _ context: ScreenContext) -> Screen {
    Screen(route.name) {
      TextNode(Wording.fill(context.wording.noScreen, with: "\(route) (\(route.name))"))
    }
  }
}
