/// A question to the user, shown above everything: not a move, not queued, not guarded.
public struct Prompt: Hashable, Sendable {
  /// One answer.
  public struct Choice: Hashable, Sendable {
    /// What an answer is for.
    public enum Role: String, Hashable, Sendable {
      /// One answer among others.
      case normal
      /// The answer that leaves all as it is; Escape gives it.
      case cancel
      /// An answer after which something is lost.
      case destructive
    }

    /// What the button says.
    public let label: String
    /// What the answer is for.
    public let role: Role

    /// Makes an answer.
    public init(_ label: String, role: Role = .normal) {
      self.label = label
      self.role = role
    }
  }

  /// The question in a few words.
  public let title: String
  /// What the user should know before the answer, or empty.
  public let message: String
  /// The answers, at least one, in the order in which they are shown.
  public let choices: [Choice]

  /// Makes a question.
  public init(_ title: String, message: String = "", choices: [Choice]) {
    precondition(!choices.isEmpty, "a prompt needs at least one answer")
    self.title = title
    self.message = message
    self.choices = choices
  }

  /// The answer that Escape gives: the cancelling one, or the last.
  public var cancelChoice: Choice {
    choices.first { $0.role == .cancel } ?? choices[choices.count - 1]
  }
}
