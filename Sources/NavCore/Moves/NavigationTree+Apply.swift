extension NavigationTree {
  /// Applies a change that was resolved against this very tree.
  ///
  /// - Complexity: O(entries removed and inserted), whatever the depth of the stacks, where the
  ///   change is at their top.
  public mutating func apply(_ change: Change) {
    for edit in change.edits { apply(edit) }
  }

  private mutating func apply(_ edit: Edit) {
    switch edit {
    case .splice(let id, let index, let removed, let inserted):
      containers.stacks[id]?.entries
        .replaceSubrange(index..<index + removed.count, with: inserted)
    case .front(let id, _, let role):
      containers.columns[id]?.front = role
    case .present(let presentation, let inner):
      presentations.append(presentation)
      containers.insert(inner)
    case .dismiss(_, let inner):
      presentations.removeLast()
      containers.remove(inner)
    case .memory(let id, let style, _, let memory):
      containers.columns[id]?.memory[style] = memory
    }
  }
}
