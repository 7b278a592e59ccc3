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

  /// The name of the type of a route: letters, digits and holders are of three types.
  static func kind(of route: String) -> String {
    if Holder(rawValue: route) != nil { return "holder" }
    return Int(route) == nil ? "letter" : "digit"
  }
}
