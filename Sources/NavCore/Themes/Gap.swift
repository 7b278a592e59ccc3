/// A distance between nodes, by role.
public enum Gap: String, Hashable, Sendable, Codable, CaseIterable {
  /// None.
  case none
  /// Between what belongs together.
  case small
  /// Between one thing and the next.
  case medium
  /// Between parts of a page.
  case large
}
