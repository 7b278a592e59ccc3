/// A theme file that can't be used: all that is wrong with it, where, and what was expected.
public struct ThemeFileError: Error, Hashable, CustomStringConvertible {
  /// One thing that is wrong.
  public struct Problem: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// Where it is, or nil where the file could not be read.
    public let position: TextPosition?
    /// The keys that lead there, as `light.ink`; empty at the outermost level.
    public let key: String
    /// What is wrong, and what was expected.
    public let message: String
  }

  /// What is wrong, in the order of the file; at least one thing.
  public let problems: [Problem]

  /// A line for each thing that is wrong.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension ThemeFileError.Problem: CustomStringConvertible {
  /// Where it is, what is wrong and what was expected, in one line without control characters:
  /// `mint.json:12:9: light.ink: expected a colour such as "#1B1B1F", found "red"`.
  public var description: String {
    let place = position.map { "\(path):\($0)" } ?? path
    return JSONWriter.printable(
      [place, key, message].filter { !$0.isEmpty }.joined(separator: ": "))
  }
}
