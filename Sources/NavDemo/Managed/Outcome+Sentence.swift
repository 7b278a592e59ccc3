import NavCore

extension Outcome {
  /// What came of a move, for a person.
  var sentence: String {
    switch self {
    case .done: "done."
    case .nothing(.atRoot): "nothing to do, it is at its root."
    case .nothing: "nothing to do, it is so already."
    case .refused(let name, let why): "refused by \(name): \(why)."
    case .notFound(let what): "not found: \(what)."
    case .pending: "it waits."
    }
  }
}

extension Change {
  /// What came and what went on a stack, for a person; nil where nothing did.
  func sentence(of stack: ContainerID) -> String? {
    var (went, came) = ([Entry](), [Entry]())
    for case .splice(stack, _, let removed, let inserted) in edits {
      went += removed
      came += inserted
    }
    let parts = [(went, "went"), (came, "came")].filter { !$0.0.isEmpty }
    return parts.isEmpty
      ? nil : parts.map { "\(Self.names($0.0)) \($0.1)" }.joined(separator: ", ") + "."
  }

  private static func names(_ entries: [Entry]) -> String {
    entries.count > 2
      ? "\(entries.count) screens" : entries.map(\.managedName).joined(separator: " and ")
  }
}

extension Entry {
  /// What the managed app calls a screen.
  var managedName: String { route.map { "“\($0)”" } ?? "a note" }
}
