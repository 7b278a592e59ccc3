import NavCore

/// A step of a script as it was written, before it is known whether it means anything.
struct RawScriptStep {
  let number: Int
  let text: String
  /// At least one.
  let tokens: [ScriptToken]

  /// What it means.
  func step() throws(ScriptError) -> ScriptStep {
    let first = tokens[0]
    if tokens.count == 1, let character = first.character { return .key(.character(character)) }
    guard case .word(let name) = first else {
      throw error(
        "a text in quotes is no step", expected: "one character in quotes, or type \"…\"")
    }
    guard let word = ScriptWord.all.first(where: { $0.name == name }) else {
      guard first.character == nil else {
        throw error("one character takes nothing after it", expected: "“;” before the next step")
      }
      let known = ScriptWord.all.map(\.name)
      throw error(
        "unknown step", expected: "\(known.joined(separator: ", ")) or one character",
        nearest: SpellingDistance.nearest(to: ScriptText.shown(name), in: known))
    }
    return try step(of: word)
  }

  private func step(of word: ScriptWord) throws(ScriptError) -> ScriptStep {
    let (given, arguments) = (Array(tokens.dropFirst()), word.form.arguments)
    let expected = arguments.map(\.expected).joined(separator: "; then ")
    guard given.count >= word.form.least else {
      throw error(
        given.isEmpty
          ? "\(word.name) takes something after it" : "\(word.name) takes more after it",
        expected: expected)
    }
    guard given.count <= arguments.count else {
      guard !arguments.isEmpty else {
        throw error("\(word.name) takes nothing after it", expected: "“;” before the next step")
      }
      throw error(
        "\(given[arguments.count].shown) is too much after \(word.name)", expected: expected)
    }
    for (token, argument) in zip(given, arguments) where !argument.isValid(token) {
      throw error(
        "\(word.name) can't take \(token.shown)", expected: argument.expected,
        nearest: nearest(to: token, in: argument.known))
    }
    guard let step = word.form.step(given) else {
      throw error("\(word.name) means nothing so", expected: expected)
    }
    return step
  }

  private func nearest(to token: ScriptToken, in known: [String]) -> String? {
    guard case .word(let given) = token else { return nil }
    return SpellingDistance.nearest(to: ScriptText.shown(given), in: known)
  }

  private func error(
    _ reason: String, expected: String, nearest: String? = nil
  ) -> ScriptError {
    ScriptError(step: number, text: text, reason: reason, expected: expected, nearest: nearest)
  }
}
