/// A word that a step of a script can begin with.
package struct ScriptWord: Sendable {
  /// What follows a word.
  struct Argument: Sendable {
    /// How help writes it.
    let placeholder: String
    /// What it has to be, for messages.
    let expected: String
    /// The words that it can be, where it is a word.
    var known: [String] = []
    /// The step of the word with this after it, or nil where that means nothing.
    let step: @Sendable (ScriptToken) -> ScriptStep?
  }

  enum Form: Sendable {
    case alone(ScriptStep)
    case followed(by: Argument)
  }

  /// The word.
  package let name: String
  /// What the step does, in a few words.
  package let summary: String
  let form: Form

  /// The whole step as help writes it: `resize COLUMNSxROWS`.
  package var usage: String {
    switch form {
    case .alone: name
    case .followed(let argument): "\(name) \(argument.placeholder)"
    }
  }
}
