import NavCore

/// The destinations of the rainbow app.
enum RainbowPage: Route, CustomStringConvertible {
  /// All colours.
  case list
  /// One colour.
  case color(RainbowColor)
  /// No colour yet.
  case placeholder

  static let routeName = "rainbow"

  var description: String {
    switch self {
    case .list: "list"
    case .color(let color): color.rawValue
    case .placeholder: "placeholder"
    }
  }
}
