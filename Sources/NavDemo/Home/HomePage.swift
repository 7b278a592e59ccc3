import NavCore

/// The destinations of the home app: a walk from home to a lake.
enum HomePage: String, Route, CaseIterable, CustomStringConvertible {
  case home, gate, lane, woods, hill, lake

  static let routeName = "home"

  var description: String { rawValue }

  /// What the bar shows.
  var title: String {
    switch self {
    case .home: "Home"
    case .gate: "The Gate"
    case .lane: "The Lane"
    case .woods: "The Woods"
    case .hill: "The Hill"
    case .lake: "The Lake"
    }
  }

  /// What there is to see.
  var text: String {
    switch self {
    case .home: "The kettle is on and the door is open. A walk would be nice."
    case .gate: "An old gate with a squeaking hinge."
    case .lane: "A quiet lane between two hedges."
    case .woods: "Tall trees, soft ground, and a woodpecker somewhere."
    case .hill: "From up here you can see home."
    case .lake: "Still water. The walk ends here."
    }
  }

  /// How many screens it is away from home.
  var depth: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The next destination of the walk, or nil at its end.
  var next: HomePage? { Self.allCases.dropFirst(depth + 1).first }
}
