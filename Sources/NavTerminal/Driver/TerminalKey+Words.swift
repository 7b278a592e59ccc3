extension TerminalKey {
  /// The words that name keys, in the order in which help and messages list them.
  static let words: [(name: String, key: TerminalKey)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("enter", .enter),
    ("escape", .escape), ("backspace", .backspace), ("tab", .tab), ("backtab", .backTab),
    ("delete", .delete), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown),
  ]

  /// The key that a word or a single character names, or nil.
  init?(_ token: ScriptToken) {
    if case .word(let name) = token, let named = Self.words.first(where: { $0.name == name }) {
      self = named.key
    } else if let character = token.character {
      self = .character(character)
    } else {
      return nil
    }
  }
}
