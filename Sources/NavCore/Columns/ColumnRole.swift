/// What a column is for.
public enum ColumnRole: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
  /// Where one chooses.
  case sidebar
  /// Where one chooses more closely.
  case content
  /// What was chosen.
  case detail
  /// What belongs to the detail.
  case inspector
  /// The one that is shown where all columns are collapsed to one; no column of a tree has it.
  case single
}
