/// An app: what it starts with, the routes it knows, the plug-ins it has, the styles it chooses.
///
///     let app = try NavApp("Fruits", plugins: [BuiltInThemes(), BuiltInStyles()],
///       root: .stack(Page.list)
///     )
///     .route(Page.self) { page, context in … }
public struct NavApp: Sendable, StyleChoosing {
  /// The app's name.
  public let name: String
  /// The themes and styles that can be chosen.
  public let registry: Registry
  /// What the app starts with.
  public let root: ContainerPlan
  /// The routes that the app knows.
  public private(set) var routes = RouteCatalog()
  /// The styles that the app chooses.
  public var styles = StyleChoices()
  /// The words that Nav itself shows, in all languages of the app; the host's locale chooses among
  /// them, and where none suits it, the first are shown.
  public var wordings = Wording.builtIn
  /// The app's guards, in the order in which they are asked.
  public var guards: [Guard] = []
  /// The app's observers, in the order in which they are told.
  public var observers: [Observer] = []
  /// How much the logs of the app's models keep from the start.
  public var logLevel = MoveLog.Level.problems
  /// The guards of each type of route, by the type.
  private(set) var routeGuards: [ObjectIdentifier: [RouteGuard]] = [:]

  /// Makes an app of plug-ins.
  ///
  /// - Throws: ``RegistryError`` when two plug-ins claim one name.
  public init(
    _ name: String, plugins: [any Plugin], root: ContainerPlan
  ) throws(RegistryError) {
    self.init(name, registry: try Registry(plugins), root: root)
  }

  /// Makes an app with a registry that is at hand.
  public init(_ name: String, registry: Registry, root: ContainerPlan) {
    self.name = name
    self.registry = registry
    self.root = root
  }

  /// Adds a type of route, with what makes its screens.
  ///
  /// - Throws: ``RegistryError/nameTaken(kind:name:by:and:)`` when another type has its name.
  public func route<R: Route>(
    _ type: R.Type, screen: @escaping @MainActor @Sendable (R, ScreenContext) -> Screen
  ) throws(RegistryError) -> NavApp {
    var copy = self
    try copy.routes.register(type, screen: screen)
    return copy
  }

  /// Adds a type of route whose entries hold containers: whatever brings an entry for such a route, it
  /// holds a container of its own, and shows it in the place of the screen's body.
  ///
  ///     .route(Album.self) { album in
  ///       .pager(album.photos.map { .stack($0) })
  ///     } screen: { album, context in
  ///       Screen(album.name) {}
  ///     }
  ///
  /// - Parameters:
  ///   - type: the type of route.
  ///   - plan: makes the plan of the container that the entry of a route holds, or nil for a route
  ///     whose entry shows its screen's body. What a plan holds must not lead to the route itself.
  ///   - screen: makes the screen.
  /// - Throws: ``RegistryError/nameTaken(kind:name:by:and:)`` when another type has its name.
  public func route<R: Route>(
    _ type: R.Type, holding plan: @escaping @MainActor @Sendable (R) -> ContainerPlan?,
    screen: @escaping @MainActor @Sendable (R, ScreenContext) -> Screen
  ) throws(RegistryError) -> NavApp {
    var copy = self
    try copy.routes.register(type, holding: plan, screen: screen)
    return copy
  }

  /// Adds a guard to the app: it is asked of every move, after those that are there.
  public func guarding(_ guarding: Guard) -> NavApp {
    var copy = self
    copy.guards.append(guarding)
    return copy
  }

  /// Adds a guard to a type of route: it is asked of each entry of this type that a move brings, or
  /// brings into sight by selecting another page; after all other guards.
  ///
  /// - Parameters:
  ///   - type: the type of route.
  ///   - name: what refused moves say of who refused them; the type's name where it is left out.
  ///   - decide: the guard.
  public func guarding<R: Route>(
    _ type: R.Type, _ name: String? = nil,
    decide: @escaping @MainActor @Sendable (R, Proposal) -> GuardDecision
  ) -> NavApp {
    var copy = self
    copy.routeGuards[ObjectIdentifier(type), default: []].append(
      RouteGuard(name: name ?? "route \(R.routeName)") { route, proposal in
        route.as(type).map { decide($0, proposal) } ?? .allow
      })
    return copy
  }

  /// Adds an observer to the app: it is told of every move and every appearance, after those that
  /// are there.
  public func observing(_ observer: Observer) -> NavApp {
    var copy = self
    copy.observers.append(observer)
    return copy
  }

  /// Chooses themes and styles by name; nil leaves the choice as it is.
  ///
  /// - Throws: ``RegistryError/unknown(kind:name:known:nearest:)``.
  public func choosing(
    theme: String? = nil, bar: String? = nil, columns: String? = nil, pager: String? = nil,
    transition: String? = nil
  ) throws(RegistryError) -> NavApp {
    var copy = self
    if let theme { copy.styles.theme = try registry.themes.item(named: theme) }
    if let bar { copy.styles.bar = try registry.bars.item(named: bar) }
    if let columns { copy.styles.columns = try registry.columns.item(named: columns) }
    if let pager { copy.styles.pager = try registry.pagers.item(named: pager) }
    if let transition { copy.styles.transition = try registry.transition(named: transition) }
    return copy
  }
}
