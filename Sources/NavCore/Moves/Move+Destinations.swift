extension Move.Action {
  /// The destinations that the move brings.
  var destinations: [Destination] {
    switch self {
    case .push(let one), .replaceTop(let one), .show(let one): [one]
    case .setPath(let path): path
    case .present(_, let plan):
      switch plan.content {
      case .stack(let destinations): destinations
      case .columns(let columns, _): columns.map(\.root)
      }
    case .pop, .popTo, .popToRoot, .front, .back, .home, .dismiss, .close: []
    }
  }
}

extension Change {
  /// Whether another change does the same, whatever the identities of what both bring.
  func isSame(as other: Change) -> Bool {
    removed == other.removed && inserted.map(\.route) == other.inserted.map(\.route)
      && edits.count == other.edits.count
  }
}
