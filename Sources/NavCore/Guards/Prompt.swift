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
    /// Whether it can be given now.
    public let isEnabled: Bool
    /// What tells it from an answer that says the same.
    public let key: String

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - label: what the button says.
    ///   - role: what the answer is for.
    ///   - isEnabled: whether it can be given now; one that cancels always can.
    ///   - key: what tells it from an answer that says the same; the label where it is left out.
    public init(
      _ label: String, role: Role = .normal, isEnabled: Bool = true, key: String? = nil
    ) {
      self.label = label
      self.role = role
      self.isEnabled = isEnabled || role == .cancel
      self.key = key ?? label
    }
  }

  /// How the answers stand.
  public enum Form: String, Hashable, Sendable {
    /// Beside each other where they have room.
    case question
    /// One below the other, as in a menu.
    case menu
  }

  /// The question in a few words.
  public let title: String
  /// What the user should know before the answer, or empty.
  public let message: String
  /// How the answers stand.
  public let form: Form
  /// The answers, at least one, in the order in which they are shown.
  public let choices: [Choice]

  /// Makes a question.
  public init(
    _ title: String, message: String = "", form: Form = .question, choices: [Choice]
  ) {
    precondition(!choices.isEmpty, "a prompt needs at least one answer")
    self.title = title
    self.message = message
    self.form = form
    self.choices = choices
  }

  /// The answer that Escape gives: the cancelling one, or the last.
  public var cancelChoice: Choice {
    choices.first { $0.role == .cancel } ?? choices[choices.count - 1]
  }
}
