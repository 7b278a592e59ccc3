import NavCore

/// The destinations of the attached-tabs app.
enum AttachedTabsPage: Route, CustomStringConvertible {
  case season(Season)
  case month(Month)

  static let routeName = "attached-tabs"

  var description: String {
    switch self {
    case .season(let season): season.rawValue
    case .month(let month): month.rawValue
    }
  }
}
