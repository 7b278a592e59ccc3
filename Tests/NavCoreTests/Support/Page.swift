import NavCore

/// The destinations of the tests' app.
enum Page: Route, CustomStringConvertible {
  case home
  case item(Int)
  case sidebar
  case blank

  static let routeName = "page"

  var description: String {
    switch self {
    case .home: "home"
    case .item(let number): "item-\(number)"
    case .sidebar: "sidebar"
    case .blank: "blank"
    }
  }
}

/// A route that no app of the tests registers.
struct Stranger: Route {
  static let routeName = "stranger"
}
