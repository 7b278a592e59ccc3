/// How content stands to a bar that floats at its edge.
public enum CoveredContent: String, Hashable, Sendable, CaseIterable {
  /// It keeps clear of the bar.
  case clear
  /// It goes on below the bar.
  case under
}
