import NavCore

/// The destinations of the tests' app.
enum Page: Route, CustomStringConvertible {
  case home
  case item(Int)
  /// What a thread posts: its number, and which of its posts it is.
  case numbered(thread: Int, Int)

  static let routeName = "page"

  var description: String {
    switch self {
    case .home: "home"
    case .item(let number): "item-\(number)"
    case .numbered(let thread, let number): "\(thread):\(number)"
    }
  }
}

/// A route that the tests' app does not register.
struct Stranger: Route {
  static let routeName = "stranger"
}
