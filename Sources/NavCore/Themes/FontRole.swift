/// What a text is for.
public enum FontRole: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  /// The heading of a page.
  case largeTitle
  /// A title, as in a bar.
  case title
  /// The first line of something.
  case headline
  /// Running text.
  case body
  /// Small text.
  case caption
  /// Text whose characters are all of one width.
  case monospaced
}
