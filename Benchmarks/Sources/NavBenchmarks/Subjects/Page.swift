import NavCore

/// The routes of the app that is measured.
enum Page: Route {
  static let routeName = "page"

  case start
  case item(Int)

  /// Routes to so many items.
  static func items(_ count: Int) -> [any Route] { (0..<count).map { Page.item($0) } }
}
