/// Whose the mouse is.
enum MouseChoice: String, CaseIterable, Hashable, Sendable {
  /// The app's.
  case on
  /// The terminal's.
  case off
}
