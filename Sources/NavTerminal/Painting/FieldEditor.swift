import NavCore

/// The place in a field where the user writes.
struct FieldEditor: Equatable {
  /// The field.
  let id: NodeID
  /// How many characters are before the caret.
  var caret: Int
}
