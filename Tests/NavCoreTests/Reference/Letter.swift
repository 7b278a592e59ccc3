import NavCore

/// One of the two types of route that the reference's app knows.
enum Letter: String, Route, CustomStringConvertible {
  case a
  case b

  static let routeName = "letter"

  var description: String { rawValue }
}
