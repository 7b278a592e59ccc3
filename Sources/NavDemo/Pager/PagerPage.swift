import NavCore

/// The destinations of the pager app: a page for each colour.
struct PagerPage: Route, CustomStringConvertible {
  static let routeName = "pager"

  let color: RainbowColor

  var description: String { color.rawValue }
}
