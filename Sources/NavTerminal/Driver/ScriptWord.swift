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
    /// Whether a token can be it.
    let isValid: @Sendable (ScriptToken) -> Bool
  }

  /// What a word is followed by.
  struct Form: Sendable {
    /// What follows it, in order.
    var arguments: [Argument] = []
    /// How many of them there have to be.
    var least = 0
    /// The step of the word with valid arguments after it, or nil where they mean nothing together.
    let step: @Sendable ([ScriptToken]) -> ScriptStep?

    /// Nothing.
    static func alone(_ step: ScriptStep) -> Form { Form { _ in step } }

    /// One argument, which says whether it is valid by whether there is a step.
    static func followed(
      by placeholder: String, expected: String, known: [String] = [],
      step: @escaping @Sendable (ScriptToken) -> ScriptStep?
    ) -> Form {
      let argument = Argument(
        placeholder: placeholder, expected: expected, known: known, isValid: { step($0) != nil })
      return Form(arguments: [argument], least: 1) { $0.first.flatMap(step) }
    }
  }

  /// The word.
  package let name: String
  /// What the step does, in a few words.
  package let summary: String
  let form: Form

  /// The whole step as help writes it: `resize COLUMNSxROWS`.
  package var usage: String {
    let arguments = form.arguments.enumerated().map { index, argument in
      index < form.least ? argument.placeholder : "[\(argument.placeholder)]"
    }
    return ([name] + arguments).joined(separator: " ")
  }
}
