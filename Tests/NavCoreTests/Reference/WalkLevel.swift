/// Whose guard or observer it is, in the order in which they are asked and told.
enum WalkLevel: Int, Comparable {
  case app
  case navigator
  case screen
  case route

  static func < (left: WalkLevel, right: WalkLevel) -> Bool { left.rawValue < right.rawValue }
}
