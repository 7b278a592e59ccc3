extension NavigationModel {
  /// How all sets of columns are arranged, for what comes of another room or style.
  var columnArrangements: [ContainerID: ColumnArrangement] {
    guard isStarted else { return [:] }
    var arrangements: [ContainerID: ColumnArrangement] = [:]
    for (id, set) in currentTree.containers.columns {
      arrangements[id] = arrangement(of: id, as: set)
    }
    return arrangements
  }

  /// Lets every column style arrange for the room as it is, and keeps what comes of it: what the style
  /// remembers, what is over the other columns, and which column comes to the front.
  ///
  /// - Parameter before: how the columns were arranged before.
  func commitColumns(before: [ContainerID: ColumnArrangement]) {
    for id in currentTree.containers.columns.keys.sorted() {
      let edits = settlingEdits(id, before: before[id])
      guard !edits.isEmpty else { continue }
      let change = Change(edits)
      currentTree.apply(change)
      notify(change)
    }
  }

  /// A change with what comes of it for the columns that it brings.
  func settled(_ change: Change) -> Change {
    let columns = change.edits.flatMap { edit -> [ContainerID] in
      if case .present(_, let inner) = edit { inner.columns.keys.sorted() } else { [] }
    }
    guard isStarted, !columns.isEmpty else { return change }
    let tree = currentTree
    defer { currentTree = tree }
    currentTree.apply(change)
    return change.followed(by: columns.flatMap { settlingEdits($0, before: nil) })
  }

  private func settlingEdits(_ id: ContainerID, before: ColumnArrangement?) -> [Edit] {
    guard let set = currentTree.containers.columns[id], let style = columnStyle(of: id) else {
      return []
    }
    var memory = set.memory[style.name] ?? ColumnMemory()
    let now = style.arrange(columnConfiguration(of: id, set), memory: &memory)
    var edits: [Edit] = []
    if memory != set.memory[style.name] ?? ColumnMemory() {
      edits.append(.memory(id, style: style.name, from: set.memory[style.name], to: memory))
    }
    return edits + overlayEdits(id, set, before, now) + collapseEdits(id, set, before, now)
  }

  /// What a style puts over the others of its own accord is open as if it had been asked for, so that
  /// it can be closed like that. What was over the others and has a place of its own now is there
  /// without being asked for, so that it is not over them again after the next turn.
  private func overlayEdits(
    _ id: ContainerID, _ set: ColumnSet, _ before: ColumnArrangement?, _ now: ColumnArrangement
  ) -> [Edit] {
    now.shown.compactMap { column in
      let wish = set.visibility[column.role] ?? .automatic
      if column.placement != .tiled {
        guard wish == .automatic, column.role != .single else { return nil }
        return .visibility(id, column.role, from: .automatic, to: .shown)
      }
      guard wish == .shown, let placement = before?.placement(of: column.role),
        placement != .tiled
      else { return nil }
      var after = set
      after.visibility[column.role] = nil
      guard arrangement(of: id, as: after).placement(of: column.role) == .tiled else { return nil }
      return .visibility(id, column.role, from: .shown, to: .automatic)
    }
  }

  /// Brings the column to the front that the app wants to see there when all are collapsed, and the
  /// one that was there before when they are not any more and nobody has gone on from it.
  private func collapseEdits(
    _ id: ContainerID, _ set: ColumnSet, _ before: ColumnArrangement?, _ now: ColumnArrangement
  ) -> [Edit] {
    guard let before, before.isCollapsed != now.isCollapsed else { return [] }
    if now.isCollapsed {
      guard let choose = collapseChoices[id] else { return [] }
      let role = choose(ColumnCollapse(set, in: currentTree.containers))
      guard role != set.front, set.container(of: role) != nil else { return [] }
      return [
        .front(id, from: set.front, to: role), .resting(id, from: set.resting, to: set.front),
      ]
    }
    guard let role = set.resting else { return [] }
    return [.front(id, from: set.front, to: role), .resting(id, from: role, to: nil)]
  }
}
