/// Finds words in sources that are shown and do not come from a wording.
enum BypassingWords {
  /// What makes what is shown, or draws it.
  private static let showing: Set = [
    "TextNode", "ButtonNode", "RowNode", "FieldNode", "ProgressNode", "BarItem", "BackItem",
    "Prompt", "Choice", "Screen", "KeyList", "put",
  ]
  /// The labels and names of what is shown.
  private static let shownLabels: Set = ["label", "title", "message"]

  /// Where all that is not for developers is shown, as folders of the sources.
  static let showingFolders = [
    "NavCore/Bars/", "NavCore/Frames/", "NavCore/Nodes/", "NavCore/Routes/", "NavStyles/",
    "NavLayout/", "NavTerminal/Cells/", "NavTerminal/Painting/", "NavTerminal/Rooms/",
    "NavTerminal/Session/",
  ]
  /// What takes texts for developers, and keys and names that are never shown.
  private static let developing: Set = [
    "precondition", "preconditionFailure", "fatalError", "assert", "assertionFailure", "child",
    "notFound", "refused", "nameTaken", "StyleParameter", "requiring", "register",
    "KeyedNode", "fitting",
  ]
  /// The labels and names of such texts.
  private static let developersLabels: Set = [
    "name", "routeName", "rawValue", "kind", "summary", "key",
  ]

  /// The words that may stand where they are, by the end of their file's path: none of them is shown.
  static let allowed: [String: Set<String>] = [
    "NavCore/Nodes/BarNode.swift": ["leading", "middle", "trailing"],  // places of nodes
    "NavCore/Bars/BarPlacement.swift": [  // names of values
      "top", "bottom", "leading", "floating", "hidden",
    ],
    "NavStyles/Columns/TipOnceColumns.swift": ["tip-given"],  // what the style remembers
  ]

  /// The words that bypass wordings, each as a line of text.
  ///
  /// - Parameters:
  ///   - source: the text of a file.
  ///   - path: its path in the sources.
  static func found(in source: String, path: String) -> [String] {
    // Descriptions are for developers, as in a debugger.
    let isShowing =
      showingFolders.contains { path.hasPrefix($0) } && !path.hasSuffix("+Description.swift")
    return SourceLiterals(source).literals.filter { literal in
      guard hasWord(literal.text), allowed[path]?.contains(literal.text) != true else {
        return false
      }
      let isForDevelopers =
        literal.calls.contains(where: developing.contains)
        || developersLabels.contains(literal.label)
      guard !isForDevelopers else { return false }
      return isShowing || literal.calls.contains(where: showing.contains)
        || shownLabels.contains(literal.label)
    }.map { "\(path):\($0.line): “\($0.text)” does not come from a wording" }
  }

  /// Whether a text has two letters beside each other: what has none is a sign or a key.
  private static func hasWord(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains { $0.isLetter && $1.isLetter }
  }
}
