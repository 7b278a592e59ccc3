/// How large a title is shown.
public enum TitleForm: String, Hashable, Sendable, CaseIterable {
  /// As the bar style decides.
  case automatic
  /// Below the line of a bar, in the largest font, as long as the content is at its beginning and the
  /// room is not low.
  case large
  /// In the line of a bar.
  case inline
}
