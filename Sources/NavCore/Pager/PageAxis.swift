/// The way in which pages follow each other.
public enum PageAxis: String, Hashable, Sendable, Codable, CaseIterable {
  /// Side by side, in the direction of the writing.
  case horizontal
  /// One below the other.
  case vertical
}
