/// A rule that every theme, style or plug-in of a kind has to keep.
///
/// To leave one out, where a style breaks it on purpose, filter by it:
///
///     Conformance.violations(of: style).filter { $0.rule != .columnsStayAsRoomGrows }
public struct ConformanceRule: Hashable, Sendable {
  /// The rule in a few words.
  public let text: String
  /// What to do where it is broken and nothing closer is known.
  public let remedy: String

  init(_ text: String, remedy: String) {
    self.text = text
    self.remedy = remedy
  }

  /// All rules.
  public static let all = ofPlugins + ofThemes + ofBars + ofColumns + ofPagers + ofTransitions
}

extension ConformanceRule: CustomStringConvertible {
  /// The rule in a few words.
  public var description: String { text }
}
