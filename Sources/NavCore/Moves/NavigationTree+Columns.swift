extension NavigationTree {
  /// The set of columns that a container is, or else the nearest one that its stack in front is in a
  /// column of.
  func set(around id: ContainerID) -> (id: ContainerID, set: ColumnSet)? {
    if let set = containers.columns[id] { return (id, set) }
    return nearestColumn(around: outerStack(in: id)).map { ($0.id, $0.set) }
  }

  /// Brings a column of the set around a container to the front.
  func fronting(_ role: ColumnRole, around id: ContainerID, _ sight: ColumnSight) -> Resolution {
    guard let (outer, set) = set(around: id) else { return .nothing(.noColumns) }
    guard set.container(of: role) != nil else { return .notFound("column \(role.rawValue)") }
    return .edits(frontEdits(role, in: outer, set, sight))
  }

  /// What brings a column to the front and into sight: what is over the others goes away.
  ///
  /// - Parameter comesIntoSight: whether a column is asked for that would not show.
  func frontEdits(
    _ role: ColumnRole, in id: ContainerID, _ set: ColumnSet, _ sight: ColumnSight,
    comesIntoSight: Bool = true
  ) -> [Edit] {
    var edits = set.fronting(role, in: id)
    var after = set.applying(edits, in: id)
    func ask(for wish: ColumnVisibility) {
      let old = after.visibility[role] ?? .automatic
      let wishing = old == wish ? [] : [Edit.visibility(id, role, from: old, to: wish)]
      after = after.applying(wishing, in: id)
      // Others may have lost their places to it.
      let closing = closingEdits(in: id, after, but: role, sight)
      after = after.applying(closing, in: id)
      edits += wishing + closing
    }
    let old = set.visibility[role] ?? .automatic
    ask(for: old == .hidden ? .automatic : old)
    if comesIntoSight, let then = sight.arrange(self, id, after), !then.isCollapsed,
      !then.shows(role)
    {
      ask(for: .shown)
    }
    return edits
  }

  /// What takes away columns that are over the others or push them aside.
  ///
  /// What was asked for is asked for no more; what a style shows so of its own accord is asked to be
  /// hidden.
  func closingEdits(
    in id: ContainerID, _ set: ColumnSet, but role: ColumnRole, _ sight: ColumnSight
  ) -> [Edit] {
    var edits: [Edit] = []
    var after = set
    // Where one goes, another that was asked for may come.
    for _ in set.columns {
      let above = sight.arrange(self, id, after)?.shown.first { column in
        column.placement != .tiled && column.role != role
          && after.visibility[column.role] != .hidden
      }
      guard let above else { break }
      let wish = after.visibility[above.role] ?? .automatic
      let next = wish == .shown ? ColumnVisibility.automatic : .hidden
      edits.append(.visibility(id, above.role, from: wish, to: next))
      after.visibility[above.role] = next == .automatic ? nil : next
    }
    return edits
  }

  /// What brings a column to the front whose stack a change touches, while the user is in it only
  /// because the column that they were in last does not show; and what forgets where they were before
  /// a collapse, when they go on in the column that came up.
  func followingEdits(_ change: Change, _ sight: ColumnSight) -> [Edit] {
    guard !containers.columns.isEmpty else { return [] }
    for case .splice(let id, _, _, _) in change.edits {
      let around = columnsAround(id).filter { outer, set, role in
        sight.arrange(self, outer, set)?.current(set.front) ?? set.front == role
      }
      guard !around.isEmpty else { continue }
      return around.flatMap { outer, set, role in
        let isDone = change.edits.contains { edit in
          switch edit {
          case .front(outer, _, _), .resting(outer, _, _): true
          default: false
          }
        }
        return isDone ? [] : set.fronting(role, in: outer)
      }
    }
    return []
  }

  /// The columns that a container is in, each with the set that it belongs to, the nearest first.
  private func columnsAround(
    _ id: ContainerID
  ) -> [(id: ContainerID, set: ColumnSet, role: ColumnRole)] {
    nearestColumn(around: id).map { [$0] + columnsAround($0.id) } ?? []
  }

  /// Asks for a column of the set around a container to be shown or hidden.
  func setting(
    _ visibility: ColumnVisibility, of role: ColumnRole, around id: ContainerID,
    _ sight: ColumnSight
  ) -> Resolution {
    guard let (outer, set) = set(around: id) else { return .nothing(.noColumns) }
    guard set.container(of: role) != nil else { return .notFound("column \(role.rawValue)") }
    let old = set.visibility[role] ?? .automatic
    guard old != visibility else { return .nothing(.alreadyThere) }
    var edits = [Edit.visibility(outer, role, from: old, to: visibility)]
    if visibility == .hidden, set.front == role {
      guard let other = set.role(inPlaceOf: role) else { return .nothing(.alreadyThere) }
      edits += frontEdits(other, in: outer, set.applying(edits, in: outer), sight)
    }
    return .change(Change(edits))
  }

  /// Shows a destination in the detail column, which then holds it alone.
  func showing(
    _ destination: Destination, from id: ContainerID, _ maker: Maker, _ sight: ColumnSight
  ) -> Resolution {
    guard let (outer, set) = set(around: id), let detail = set.container(of: .detail),
      let stack = containers.stacks[detail]
    else {
      return pushing(destination, on: outerCurrentStack(in: id, sight), unlessOnTop: false, maker)
    }
    var edits: [Edit] = []
    if let route = destination.route, stack.root.route == route {
      edits = rootEdits(of: [detail])
    } else {
      edits = self.edits(
        splicing: detail, at: 0, stack.entries(from: 0), [maker.entry(destination)])
    }
    return .edits(edits + frontEdits(.detail, in: outer, set, sight))
  }

  /// What takes stacks back to their roots.
  func rootEdits(of ids: [ContainerID]) -> [Edit] {
    ids.flatMap { id -> [Edit] in
      guard let stack = containers.stacks[id], stack.entries.count > 1 else { return [] }
      return edits(splicing: id, at: 1, stack.entries(from: 1), [])
    }
  }
}

extension ColumnSet {
  /// What brings a column to the front, and forgets where the user was before a collapse.
  func fronting(_ role: ColumnRole, in id: ContainerID) -> [Edit] {
    (front == role ? [] : [.front(id, from: front, to: role)]) + goingOn(in: id)
  }

  /// What forgets where the user was before a collapse.
  func goingOn(in id: ContainerID) -> [Edit] {
    resting == nil ? [] : [.resting(id, from: resting, to: nil)]
  }

  /// The set after some steps.
  func applying(_ edits: [Edit], in id: ContainerID) -> ColumnSet {
    var tree = NavigationTree(root: id, containers: Containers())
    tree.containers.columns[id] = self
    tree.apply(Change(edits))
    return tree.containers.columns[id] ?? self
  }
}
