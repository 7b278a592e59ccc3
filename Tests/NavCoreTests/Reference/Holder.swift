import NavCore

/// Routes of the reference's app whose entries hold containers.
enum Holder: String, Route, CustomStringConvertible {
  /// It holds pages.
  case p
  /// It holds columns.
  case c

  static let routeName = "holder"

  var description: String { rawValue }

  /// What an entry for it holds.
  var plan: ReferencePlan {
    switch self {
    case .p: .pager([.stack(["a"]), .stack(["b", "1"])])
    case .c: .twoColumns("a", "2")
    }
  }
}
