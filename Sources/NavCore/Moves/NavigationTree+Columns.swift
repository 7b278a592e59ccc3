extension NavigationTree {
  /// The set of columns that a container is, or that its stack in front is a column of.
  private func set(around id: ContainerID) -> (id: ContainerID, set: ColumnSet)? {
    let outer = containers.columns[id] == nil ? columns(around: frontStack(in: id)) : id
    return outer.flatMap { outer in containers.columns[outer].map { (outer, $0) } }
  }

  /// Brings a column of the set around a container to the front.
  func fronting(_ role: ColumnRole, around id: ContainerID) -> Resolution {
    guard let (outer, set) = set(around: id) else { return .nothing(.noColumns) }
    guard set.container(of: role) != nil else { return .notFound("column \(role.rawValue)") }
    return .edits(frontEdits(role, in: outer, set))
  }

  /// What brings a column to the front, and into sight where it was asked to be hidden.
  func frontEdits(_ role: ColumnRole, in id: ContainerID, _ set: ColumnSet) -> [Edit] {
    var edits: [Edit] = []
    if set.front != role { edits.append(.front(id, from: set.front, to: role)) }
    if set.visibility[role] == .hidden {
      edits.append(.visibility(id, role, from: .hidden, to: .automatic))
    }
    return edits
  }

  /// Asks for a column of the set around a container to be shown or hidden.
  func setting(
    _ visibility: ColumnVisibility, of role: ColumnRole, around id: ContainerID
  ) -> Resolution {
    guard let (outer, set) = set(around: id) else { return .nothing(.noColumns) }
    guard set.container(of: role) != nil else { return .notFound("column \(role.rawValue)") }
    let old = set.visibility[role] ?? .automatic
    guard old != visibility else { return .nothing(.alreadyThere) }
    var edits = [Edit.visibility(outer, role, from: old, to: visibility)]
    if visibility == .hidden, set.front == role {
      guard let other = set.role(inPlaceOf: role) else { return .nothing(.alreadyThere) }
      edits += frontEdits(other, in: outer, set)
    }
    return .change(Change(edits))
  }

  /// Shows a destination in the detail column, which then holds it alone.
  func showing(_ destination: Destination, from id: ContainerID, _ maker: Maker) -> Resolution {
    guard let (outer, set) = set(around: id), let detail = set.container(of: .detail),
      let stack = containers.stacks[detail]
    else { return pushing(destination, on: frontStack(in: id), unlessOnTop: false, maker) }
    var edits: [Edit] = []
    if let route = destination.route, stack.root.route == route {
      edits = rootEdits(of: [detail])
    } else {
      let entry = maker.entry(destination)
      edits = [.splice(detail, at: 0, removed: stack.entries(from: 0), inserted: [entry])]
    }
    return .edits(edits + frontEdits(.detail, in: outer, set))
  }

  /// What takes stacks back to their roots.
  func rootEdits(of ids: [ContainerID]) -> [Edit] {
    ids.compactMap { id in
      guard let stack = containers.stacks[id], stack.entries.count > 1 else { return nil }
      return .splice(id, at: 1, removed: stack.entries(from: 1), inserted: [])
    }
  }
}
