/// What a symbolic link leads to in the end.
enum LinkTarget: Hashable, Sendable {
  case directory
  case file
  case other(SpecialFile)
  /// The target is gone, forbidden, or the links lead back to one another.
  case unreachable
}
