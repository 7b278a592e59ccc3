/// How a frame is written out.
enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// The lines of the frame, without colours.
  case text
  /// The lines with colours, as a terminal takes them.
  case ansi
  /// A ``Report``.
  case json
}
