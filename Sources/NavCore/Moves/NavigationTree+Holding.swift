extension NavigationTree {
  /// An entry that is made for a move, with the container that it holds and all that is in it.
  struct MadeEntry {
    let entry: Entry
    let held: (id: ContainerID, containers: Containers)?
  }

  /// What puts entries into a stack in the place of others: those that go take along what they hold.
  func edits(
    splicing id: ContainerID, at index: Int, _ removed: ArraySlice<Entry>, _ inserted: [MadeEntry]
  ) -> [Edit] {
    releases(of: removed, at: index, in: id)
      + [.splice(id, at: index, removed: removed, inserted: inserted.map(\.entry)[...])]
      + inserted.compactMap { made in
        made.held.map { inner in
          .hold(made.entry.id, inner.id, holding(inner, by: made.entry.id, in: id))
        }
      }
  }

  private func holding(
    _ inner: (id: ContainerID, containers: Containers), by entry: EntryID, in stack: ContainerID
  ) -> Containers {
    var containers = inner.containers
    containers.held[entry] = inner.id
    containers.parents[inner.id] = stack
    return containers
  }

  /// What takes away all that some entries of a stack hold, the first made first.
  ///
  /// - Complexity: O(1) where no entry of any stack holds anything, and O(the fewer of those that go
  ///   and those that stay) where one of this stack does.
  private func releases(
    of removed: ArraySlice<Entry>, at index: Int, in id: ContainerID
  ) -> [Edit] {
    let holders = containers.holders(in: id)
    guard !holders.isEmpty, let all = containers.stacks[id]?.entries else { return [] }
    let isLess = removed.count * 2 <= all.count
    let kept = [all[..<index], all[(index + removed.count)...]]
    let looked = Set((isLess ? [removed] : kept).joined().lazy.map(\.id))
    return holders.filter { looked.contains($0) == isLess }.compactMap { entry in
      containers.held[entry].map { .release(entry, $0, containers.subtree(of: $0)) }
    }
  }

  /// What takes what an entry holds along to another stack.
  func follows(of entry: EntryID, from id: ContainerID, to other: ContainerID) -> [Edit] {
    guard id != other, let inner = containers.held[entry] else { return [] }
    return [.follow(inner, from: id, to: other)]
  }

  /// Takes away the nearest entry that holds a container or what that is a part of, with all above it;
  /// where there is none, the presentation around it.
  func leavingHolder(of id: ContainerID) -> Resolution {
    guard let (entry, stack) = containers.holder(around: id),
      let index = containers.stacks[stack]?.index(of: entry)
    else { return dismissal(around: id, orElse: .atRoot) }
    return index > 0 ? cut(stack, from: index) : leavingHolder(of: stack)
  }

  /// The stack off which a step back from a stack takes an entry, or nil where the step is another one:
  /// its own, or that of an entry around it that holds it.
  package func stackPopped(from id: ContainerID) -> ContainerID? {
    if containers.stacks[id].map({ $0.entries.count > 1 }) ?? false { return id }
    if let set = columns(around: id).flatMap({ containers.columns[$0] }),
      set.role(of: id).flatMap(set.role(before:)) != nil
    {
      return nil
    }
    guard let (entry, stack) = containers.holder(around: id) else { return nil }
    let isAbove = containers.stacks[stack]?.index(of: entry).map { $0 > 0 } ?? false
    return isAbove ? stack : stackPopped(from: stack)
  }
}
