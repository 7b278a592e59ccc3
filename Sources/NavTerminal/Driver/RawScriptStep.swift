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
    switch word.form {
    case .alone(let step):
      guard tokens.count == 1 else {
        throw error(
          "\(word.name) takes nothing after it", expected: "“;” before the next step")
      }
      return step
    case .followed(let argument):
      guard tokens.count > 1 else {
        throw error("\(word.name) takes something after it", expected: argument.expected)
      }
      guard tokens.count == 2 else {
        throw error(
          "\(tokens[2].shown) is too much after \(word.name)", expected: argument.expected)
      }
      if let step = argument.step(tokens[1]) { return step }
      throw error(
        "\(word.name) can't take \(tokens[1].shown)", expected: argument.expected,
        nearest: nearest(in: argument.known))
    }
  }

  private func nearest(in known: [String]) -> String? {
    guard case .word(let given) = tokens[1] else { return nil }
    return SpellingDistance.nearest(to: ScriptText.shown(given), in: known)
  }

  private func error(
    _ reason: String, expected: String, nearest: String? = nil
  ) -> ScriptError {
    ScriptError(step: number, text: text, reason: reason, expected: expected, nearest: nearest)
  }
}
