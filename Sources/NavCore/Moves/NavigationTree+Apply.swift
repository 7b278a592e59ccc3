extension NavigationTree {
  /// Applies a change that was resolved against this very tree.
  ///
  /// - Complexity: O(entries that a step brings, and the fewer of those that it takes and those
  ///   that it leaves below), where the change is at the top of a stack.
  public mutating func apply(_ change: Change) {
    for edit in change.edits { apply(edit) }
  }

  private mutating func apply(_ edit: Edit) {
    switch edit {
    case .splice(let id, let index, let removed, let inserted):
      containers.stacks[id]?.splice(at: index, removing: removed.count, inserting: inserted)
    case .front(let id, _, let role):
      containers.columns[id]?.front = role
    case .resting(let id, _, let role):
      containers.columns[id]?.resting = role
    case .visibility(let id, let role, _, let visibility):
      containers.columns[id]?.visibility[role] = visibility == .automatic ? nil : visibility
    case .select(let id, _, let page):
      containers.pagers[id]?.selection = page
    case .pages(let id, _, let pages, let removed, let inserted):
      containers.remove(removed)
      containers.insert(inserted)
      containers.pagers[id]?.pages = pages
    case .hold(_, _, let inner): containers.insert(inner)
    case .release(_, _, let inner): containers.remove(inner)
    case .follow(let id, _, let stack): containers.parents[id] = stack
    case .present(let presentation, let inner):
      presentations.append(presentation)
      containers.insert(inner)
    case .dismiss(_, let inner):
      presentations.removeLast()
      containers.remove(inner)
    case .memory(let id, let style, _, let memory):
      containers.columns[id]?.memory[style] = memory
    case .tag(let tag, _, let id):
      containers.tags[tag] = id
    }
  }
}

extension EntryStack {
  /// Takes entries out at an index, and puts others there.
  mutating func splice(at index: Int, removing count: Int, inserting inserted: ArraySlice<Entry>) {
    let end = index + count
    if inserted.count == 1, count == 0, index == entries.count, let one = inserted.first {
      entries.append(one)
    } else if end == entries.count, count > index {
      // Who holds on to what was taken shares its storage: leaving that alone costs less than
      // taking a copy of all of it.
      entries = Array(entries[..<index]) + inserted
    } else {
      entries.replaceSubrange(index..<end, with: inserted)
    }
  }

  /// The entries from an index on: a part of the same storage where they are the larger part, so
  /// that neither taking nor leaving them costs more than the smaller one.
  func entries(from index: Int) -> ArraySlice<Entry> {
    index * 2 < entries.count ? entries[index...] : Array(entries[index...])[...]
  }
}
