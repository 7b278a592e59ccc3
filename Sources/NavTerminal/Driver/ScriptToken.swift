/// A piece of a step: a bare word, or a text that stood in quotes.
enum ScriptToken: Hashable, Sendable {
  case word(String)
  case quoted(String)

  /// The token if it is one character, bare or in quotes.
  var character: Character? {
    let text = content
    return text.count == 1 ? text.first : nil
  }

  /// The token as messages show it.
  var shown: String {
    switch self {
    case .word(let word): "“\(ScriptText.shown(word))”"
    case .quoted(let text): ScriptText.shown(ScriptText.quoted(text))
    }
  }

  private var content: String {
    switch self {
    case .word(let text), .quoted(let text): text
    }
  }
}
