import NavCore

extension Report {
  /// A question to the user.
  struct Question: Encodable {
    /// One answer.
    struct Choice: Encodable {
      var label: String
      var role: String
    }

    var title: String
    var message: String
    var choices: [Choice]
  }
}

extension Report.Question {
  init(_ prompt: Prompt) {
    title = prompt.title
    message = prompt.message
    choices = prompt.choices.map { Choice(label: $0.label, role: $0.role.rawValue) }
  }
}
