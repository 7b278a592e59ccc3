import NavCore

/// The destinations of the bars app: the list of bars, and a walk of steps in one of them.
enum BarsPage: Route, CustomStringConvertible {
  case list
  case step(Int, bar: String)

  static let routeName = "bars"

  var description: String {
    switch self {
    case .list: "list"
    case .step(let number, let bar): "\(bar)/\(number)"
    }
  }
}
