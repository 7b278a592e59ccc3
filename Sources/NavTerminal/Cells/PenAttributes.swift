/// How the characters of a cell look, beside their colours.
package struct PenAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = PenAttributes(rawValue: 1)
  package static let dim = PenAttributes(rawValue: 2)
  package static let italic = PenAttributes(rawValue: 4)
  package static let underline = PenAttributes(rawValue: 8)
  package static let reverse = PenAttributes(rawValue: 16)
  package static let strikethrough = PenAttributes(rawValue: 32)

  /// Those that are seen on a blank, too.
  static let seenOnBlanks: PenAttributes = [.underline, .reverse, .strikethrough]
}
