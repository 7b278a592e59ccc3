extension NavigationTree {
  /// One step back from a stack: pop, else the column before, else the presentation's end.
  func back(in id: ContainerID) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    if stack.entries.count > 1 {
      let last = stack.entries.count - 1
      return .change(Change([.splice(id, at: last, removed: [stack.top], inserted: [])]))
    }
    if let outer = columns(around: id), let role = containers.columns[outer]?.roleBeforeFront {
      return fronting(role, around: id)
    }
    return dismissal(around: id, orElse: .atRoot)
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
  /// within a presentation.
  func home(in id: ContainerID) -> Resolution {
    guard let outer = columns(around: id), let set = containers.columns[outer] else {
      let edits = rootEdits(of: [id])
      return edits.isEmpty ? .nothing(.atRoot) : .change(Change(edits))
    }
    var edits = rootEdits(of: set.columns.map(\.container))
    if set.front != set.columns[0].role {
      edits.append(.front(outer, from: set.front, to: set.columns[0].role))
    }
    return edits.isEmpty ? .nothing(.atRoot) : .change(Change(edits))
  }

  private func rootEdits(of ids: [ContainerID]) -> [Edit] {
    ids.compactMap { id in
      guard let stack = containers.stacks[id], stack.entries.count > 1 else { return nil }
      return .splice(id, at: 1, removed: Array(stack.path), inserted: [])
    }
  }

  /// Brings a column of the set around a container to the front.
  func fronting(_ role: ColumnRole, around id: ContainerID) -> Resolution {
    let outer = containers.columns[id] == nil ? columns(around: id) : id
    guard let outer, let set = containers.columns[outer] else { return .nothing(.noColumns) }
    guard set.container(of: role) != nil else { return .notFound("column \(role.rawValue)") }
    guard set.front != role else { return .nothing(.alreadyThere) }
    return .change(Change([.front(outer, from: set.front, to: role)]))
  }

  /// Shows a destination in the detail column, which then holds it alone.
  func showing(_ destination: Destination, from id: ContainerID, _ maker: Maker) -> Resolution {
    let outer = containers.columns[id] == nil ? columns(around: id) : id
    guard let outer, let set = containers.columns[outer],
      let detail = set.container(of: .detail), let stack = containers.stacks[detail]
    else { return resolve(Move(.push(destination), in: id), making: maker) }
    var edits: [Edit] = []
    if let route = destination.route, stack.root.route == route {
      edits = rootEdits(of: [detail])
    } else {
      let entry = maker.entry(destination)
      edits = [.splice(detail, at: 0, removed: stack.entries, inserted: [entry])]
    }
    if set.front != .detail { edits.append(.front(outer, from: set.front, to: .detail)) }
    return edits.isEmpty ? .nothing(.alreadyThere) : .change(Change(edits))
  }

  /// Takes away the presentation around a container and those above it, the topmost first.
  func dismissal(
    around id: ContainerID, orElse reason: Outcome.Reason = .notPresented
  ) -> Resolution {
    guard let index = presentation(around: id) else { return .nothing(reason) }
    return .change(
      Change(
        presentations[index...].reversed().map {
          .dismiss($0, containers.subtree(of: $0.container))
        }))
  }
}
