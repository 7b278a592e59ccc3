extension NavigationTree {
  func pushing(
    _ destination: Destination, on id: ContainerID, unlessOnTop: Bool, _ maker: Maker
  ) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    if unlessOnTop, let route = destination.route, stack.top.route == route {
      return .nothing(.alreadyThere)
    }
    return splice(id, at: stack.entries.count, [], [maker.entry(destination)])
  }

  func popping(_ action: Move.Action, off id: ContainerID) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    let count = stack.entries.count
    switch action {
    case .pop(let number):
      guard count > 1 else { return .nothing(.atRoot) }
      guard number > 0 else { return .nothing(.alreadyThere) }
      return cut(id, from: max(1, count - min(number, count)))
    case .popTo(let match):
      guard let index = stack.entries.lastIndex(where: match.matches) else {
        return .notFound("\(match) in stack \(id)")
      }
      return cut(id, from: index + 1)
    default:
      return cut(id, from: 1)
    }
  }

  func replacingTop(
    of id: ContainerID, with destination: Destination, _ maker: Maker
  ) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    return splice(id, at: stack.entries.count - 1, [stack.top], [maker.entry(destination)])
  }

  func settingPath(of id: ContainerID, _ path: [Destination], _ maker: Maker) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    let shared = zip(stack.path, path).prefix { $0.route != nil && $0.route == $1.route }.count
    let inserted = path.dropFirst(shared).map(maker.entry)
    return splice(id, at: 1 + shared, stack.entries(from: 1 + shared), inserted)
  }

  func inserting(
    _ destinations: [Destination], in id: ContainerID, at index: Int, _ maker: Maker
  ) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    let count = stack.entries.count
    guard (1...count).contains(index) else {
      return .notFound(
        "index \(index) in stack \(id) (from 1, above the root, to \(count), on top)")
    }
    guard !destinations.isEmpty else { return .nothing(.alreadyThere) }
    return splice(id, at: index, [], destinations.map(maker.entry))
  }

  func removing(_ match: EntryMatch, from id: ContainerID) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    var edits: [Edit] = []
    for index in stack.entries.indices.dropFirst().reversed()
    where match.matches(stack.entries[index]) {
      edits += self.edits(splicing: id, at: index, [stack.entries[index]], [])
    }
    if !edits.isEmpty { return .change(Change(edits)) }
    return match.matches(stack.root)
      ? .nothing(.atRoot) : .notFound("\(match) in stack \(id)")
  }

  func transferring(
    _ entry: EntryID, from id: ContainerID, to target: Move.Target, _ sight: ColumnSight
  ) -> Resolution {
    guard let container = container(of: target, sight) else { return .notFound(missing(target)) }
    let other = outerCurrentStack(in: container, sight)
    guard let stack = containers.stacks[id], let index = stack.index(of: entry),
      let count = containers.stacks[other]?.entries.count
    else { return .notFound("entry \(entry) in stack \(id)") }
    guard index > 0 else { return .nothing(.atRoot) }
    let isSame = id == other
    guard !isSame || index < count - 1 else { return .nothing(.alreadyThere) }
    let around = containers.lineage(of: other)
    if let inner = containers.held[entry], around.contains(inner) {
      return .refused(by: "transfer", why: "stack \(other) is in what entry \(entry) holds")
    }
    let one = [stack.entries[index]][...]
    return .change(
      Change(
        [
          .splice(id, at: index, removed: one, inserted: []),
          .splice(other, at: isSame ? count - 1 : count, removed: [], inserted: one),
        ] + follows(of: entry, from: id, to: other)))
  }

  /// Takes off all from an index on.
  func cut(_ id: ContainerID, from index: Int) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    return splice(id, at: index, stack.entries(from: index), [])
  }

  private func splice(
    _ id: ContainerID, at index: Int, _ removed: ArraySlice<Entry>, _ inserted: [MadeEntry]
  ) -> Resolution {
    guard !removed.isEmpty || !inserted.isEmpty else {
      return .nothing(index == 1 ? .atRoot : .alreadyThere)
    }
    return .change(Change(edits(splicing: id, at: index, removed, inserted)))
  }
}
