/// Which entries of a stack are meant.
public struct EntryMatch: Sendable, CustomStringConvertible {
  /// What is meant, as text, as outcomes and logs show it.
  public let description: String
  let matches: @Sendable (Entry) -> Bool

  /// The entries that a function is true of.
  ///
  /// - Parameters:
  ///   - description: what outcomes and logs say of it.
  ///   - matches: called with entries from the top of the stack on.
  public static func entries(
    _ description: String = "a predicate", where matches: @escaping @Sendable (Entry) -> Bool
  ) -> EntryMatch {
    EntryMatch(description: description, matches: matches)
  }

  /// The entry with an identity.
  public static func entry(_ id: EntryID) -> EntryMatch {
    EntryMatch(description: "entry \(id)") { $0.id == id }
  }

  /// The entries that show a route.
  public static func route(_ route: some Route) -> EntryMatch {
    let route = AnyRoute(route)
    return EntryMatch(description: "route \(route)") { $0.route == route }
  }

  /// The entries that show a route of a type.
  public static func type<R: Route>(_ type: R.Type) -> EntryMatch {
    EntryMatch(description: "routes of type “\(R.routeName)”") { $0.route?.as(type) != nil }
  }
}
