/// The direction in which a finger moves, whatever the direction of writing.
public enum SwipeDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// To the left.
  case left
  /// To the right.
  case right
}
