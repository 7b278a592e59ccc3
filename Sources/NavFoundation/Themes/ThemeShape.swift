/// What a part of a theme file has to look like. It is made of the keys, roles and ranges that the
/// themes of NavCore are read by; files are checked against it, and the schema is written from it.
indirect enum ThemeShape: Sendable {
  /// An object with these keys and no others.
  case object([Field])
  case number(ClosedRange<Double>, what: String)
  /// One of some texts.
  case choice([String])
  case text(TextRule)
  /// A shape that the schema has once, under a name.
  case shared(String, ThemeShape)

  /// A key of an object.
  struct Field: Sendable {
    let key: String
    let shape: ThemeShape
    var isNeeded = false
  }

  /// What a text has to be.
  struct TextRule: Sendable {
    /// What is expected, in words.
    let expected: String
    /// As far as a regular expression (ECMA-262) can say it.
    var pattern: String?
    /// The most characters.
    var limit: Int?
    /// What is wrong with a text, or an empty text where that is clear; nil where nothing is.
    let fault: @Sendable (String) -> String?
  }
}

extension ThemeShape.TextRule {
  /// A rule that a text keeps or not.
  init(
    _ expected: String, pattern: String? = nil, limit: Int? = nil,
    where isRight: @escaping @Sendable (String) -> Bool
  ) {
    self.init(expected: expected, pattern: pattern, limit: limit) { isRight($0) ? nil : "" }
  }
}
