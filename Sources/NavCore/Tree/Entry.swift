/// One place on a stack: an identity, and the route that it shows.
public struct Entry: Hashable, Sendable, Identifiable {
  /// What tells this place from every other, also from one that shows the same route.
  public let id: EntryID
  /// The route, or nil for a screen that was built on the spot.
  public let route: AnyRoute?

  /// Makes an entry.
  public init(id: EntryID, route: AnyRoute?) {
    self.id = id
    self.route = route
  }

  /// The route as text; a screen built on the spot has none and is written as `*`.
  public var text: String { route.map(\.description) ?? "*" }
}
