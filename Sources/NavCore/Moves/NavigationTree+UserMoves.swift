extension NavigationTree {
  /// One step back from a stack: pop, else the column before, else a pop of the entry around it that
  /// holds it, else the presentation's end.
  func back(in id: ContainerID, _ sight: ColumnSight) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    if stack.entries.count > 1 { return cut(id, from: stack.entries.count - 1) }
    if let outer = columns(around: id), let set = containers.columns[outer],
      let role = set.role(of: id).flatMap(set.role(before:))
    {
      return fronting(role, around: id, sight)
    }
    guard let (entry, outer) = containers.holder(around: id) else {
      return dismissal(around: id, orElse: .atRoot)
    }
    let index = containers.stacks[outer]?.index(of: entry) ?? 0
    return index > 0 ? cut(outer, from: index) : back(in: outer, sight)
  }

  /// Whether home would change nothing.
  ///
  /// - Complexity: O(columns).
  func isHome(_ id: ContainerID) -> Bool {
    guard let outer = columns(around: id), let set = containers.columns[outer] else {
      return containers.stacks[id]?.entries.count == 1
    }
    return set.front == set.columns[0].role
      && set.columns.allSatisfy { containers.stacks[$0.container]?.entries.count == 1 }
  }

  /// All the way back from a stack: to its root and, in columns, to the first column; stays
  /// within a page and a presentation.
  func home(in id: ContainerID, _ sight: ColumnSight) -> Resolution {
    guard let outer = columns(around: id), let set = containers.columns[outer] else {
      return .edits(rootEdits(of: [id]), orElse: .atRoot)
    }
    var edits = rootEdits(of: set.columns.map(\.container))
    if set.front != set.columns[0].role {
      edits += frontEdits(set.columns[0].role, in: outer, set, sight, comesIntoSight: false)
    }
    return .edits(edits, orElse: .atRoot)
  }

  /// Takes an entry away with all above it; a root together with the entry that holds its container,
  /// or with its presentation.
  func leaving(_ entry: EntryID) -> Resolution {
    guard let (id, index) = place(of: entry) else { return .notFound("entry \(entry)") }
    return index > 0 ? cut(id, from: index) : leavingHolder(of: id)
  }

  /// Leads back to an entry, wherever it is.
  func revealing(_ entry: EntryID, _ sight: ColumnSight) -> Resolution {
    guard let (id, index) = place(of: entry), let stack = containers.stacks[id] else {
      return .notFound("entry \(entry)")
    }
    var edits = dismissEdits(above: id)
    let lineage = containers.lineage(of: id)
    for (outer, inner) in zip(lineage, lineage.dropFirst()) {
      if let set = containers.pagers[outer] { edits += selectEdits(inner, in: outer, set) }
      if let set = containers.columns[outer], let role = set.role(of: inner) {
        edits += frontEdits(role, in: outer, set, sight)
      }
      if let around = containers.stacks[outer], let holder = containers.holder(of: inner) {
        edits += around.index(of: holder).map { cutEdits(outer, around, above: $0) } ?? []
      }
    }
    return .edits(edits + cutEdits(id, stack, above: index))
  }

  private func cutEdits(_ id: ContainerID, _ stack: EntryStack, above index: Int) -> [Edit] {
    guard index + 1 < stack.entries.count else { return [] }
    return edits(splicing: id, at: index + 1, stack.entries(from: index + 1), [])
  }
}
