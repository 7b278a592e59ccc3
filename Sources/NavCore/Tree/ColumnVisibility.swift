/// Whether a column is asked to be seen; what is shown is up to the column style.
public enum ColumnVisibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// As the style sees fit.
  case automatic
  /// In sight where the style can do it.
  case shown
  /// Out of sight where the style can do it.
  case hidden
}
