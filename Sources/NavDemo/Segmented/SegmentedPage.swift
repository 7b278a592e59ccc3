import NavCore

/// The destinations of the segmented app.
enum SegmentedPage: Route, CustomStringConvertible {
  case inner
  case outer
  case planet(Planet)

  static let routeName = "segmented"

  var description: String {
    switch self {
    case .inner: "inner"
    case .outer: "outer"
    case .planet(let planet): planet.rawValue
    }
  }
}
