/// A place in a text file.
public struct TextPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int

  /// The place as compilers write it: `12:9`.
  public var description: String { "\(line):\(column)" }

  /// Whether the first comes before the second.
  public static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
