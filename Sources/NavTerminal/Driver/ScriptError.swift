/// A step of a script that means nothing.
public struct ScriptError: Error, Hashable, Sendable {
  /// Which step it is, counted from 1; empty steps don't count.
  public let step: Int
  /// The step as it was written.
  public let text: String
  /// What is wrong with it.
  public let reason: String
  /// What would have been right.
  public let expected: String
  /// The known word that is nearest to what was written, or nil where no word is wrong.
  public let nearest: String?
}

extension ScriptError: CustomStringConvertible {
  /// All of it in one line, without any character that could steer a terminal.
  public var description: String {
    "step \(step), “\(ScriptText.shown(text))”: \(reason); expected \(expected)"
      + (nearest.map { "; did you mean “\($0)”?" } ?? "")
  }
}
