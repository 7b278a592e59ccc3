/// A rule that a theme, a style or a plug-in breaks, as a value: what is wrong, where, what was
/// expected and what to do.
public struct Violation: Hashable, Sendable {
  /// The rule.
  public let rule: ConformanceRule
  /// What breaks it, as `theme “mint”`.
  public let subject: String
  /// Where, as a variant and a pair of colours, or a device and what is asked: the first such
  /// place.
  public let place: String
  /// What was found there.
  public let found: String
  /// What was expected there.
  public let expected: String
  /// What to do about it.
  public let remedy: String
  /// In how many places more the same rule is broken; none where each place is told by itself.
  public internal(set) var others = 0
}

extension Violation: CustomStringConvertible {
  /// The message for the author, in one line.
  public var description: String {
    let more = others == 0 ? "" : ", and in \(others) more"
    let head = place.isEmpty ? "" : " (\(place)\(more))"
    return "\(subject) breaks “\(rule)”\(head): found \(found), expected \(expected); \(remedy)"
  }
}
