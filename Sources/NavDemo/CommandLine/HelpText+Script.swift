import NavTerminal

extension HelpText {
  /// The grammar of scripts.
  static let script = HelpSection(
    "Script",
    [
      (ScriptWord.keys.map(\.name).joined(separator: " "), "press that key")
    ] + ScriptWord.keys.filter { $0.usage != $0.name }.map { ($0.usage, $0.summary) } + [
      ("X", #"press one character; blank, ; and " in quotes: " ", ";", "\"""#)
    ] + ScriptWord.actions.map { ($0.usage, $0.summary) },
    note: #"Steps are parted by “;”. In quotes, \" \\ \n \t and \u{…} stand for a quote, a "#
      + "backslash, a line break, a tab and any character by its number. COLUMN,ROW is a cell, "
      + "counted from 0 at the upper left, TIME as in 300ms. A step that can't be read "
      + "is named on standard error. Between steps what moves comes to its end, but for wait.")
}
