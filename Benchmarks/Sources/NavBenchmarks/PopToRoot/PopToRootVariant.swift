/// Who frees the entries that are popped.
enum PopToRootVariant: String, CaseIterable {
  /// They are freed while the clock runs.
  case freed
  /// The caller keeps them until the clock has stopped, so that what remains is the move itself.
  case kept
}
