extension ReferenceMove.Match {
  /// Whether an entry is meant.
  func matches(_ item: ReferenceItem) -> Bool {
    switch self {
    case .number(let number): item.number == number
    case .route(let route): item.route == route
    case .kind(let route): item.route.map(Self.kind) == Self.kind(of: route)
    case .anyOf(let routes): routes.contains(item.route)
    }
  }

  /// The name of the type of a route: letters and digits are of two types.
  static func kind(of route: String) -> String { Int(route) == nil ? "letter" : "digit" }
}
