/// What becomes of a column that is asked for and has no place beside the others.
///
/// (UIKit's split view has the same three, as its split behaviors.)
public enum SplitBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// It gets a place beside them, all as narrow as they may be; over them where that is not enough.
  case tile
  /// It shows over them, at its own side.
  case overlay
  /// It shows at its own side and pushes them aside.
  case displace
}
