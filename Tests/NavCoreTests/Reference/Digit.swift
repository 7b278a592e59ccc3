import NavCore

/// The other type of route that the reference's app knows.
enum Digit: Int, Route, CustomStringConvertible {
  case one = 1
  case two

  static let routeName = "digit"

  var description: String { "\(rawValue)" }
}
