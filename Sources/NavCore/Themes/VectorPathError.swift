/// A text that is no path.
public struct VectorPathError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// It has more characters than a path may have.
    case tooLong(limit: Int)
    /// It has more commands than a path may have.
    case tooManyCommands(limit: Int)
    /// It does not begin by putting the pen down.
    case noStart
    /// It ends too early.
    case incomplete(expected: String)
    /// Something that is neither a known command nor a number; `expected` says what would be right.
    case unexpected(String, expected: String)
    /// A number that is outside of the box.
    case outside(Double)
  }

  /// What is wrong.
  public let reason: Reason
  /// Where: how many characters are before it.
  public let offset: Int

  /// What is wrong, where, and what was expected.
  public var description: String {
    let what =
      switch reason {
      case .empty: "the path is empty; expected commands as in “M15 4 L7 12”"
      case .tooLong(let limit): "the path is longer than \(limit) characters"
      case .tooManyCommands(let limit): "the path has more than \(limit) commands"
      case .noStart: "the path has to begin with M"
      case .unexpected(let text, let expected):
        "\(text.debugDescription) was not expected; expected \(expected)"
      case .incomplete(let expected): "the path ends too early; expected \(expected)"
      case .outside(let number): "\(number) is outside of the box, which is from 0 to 24"
      }
    return "\(what) (character \(offset + 1))"
  }
}
