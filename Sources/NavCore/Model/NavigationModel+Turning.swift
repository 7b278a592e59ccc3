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
      // What nobody sees is told nothing: it is settled when it comes into sight.
      settledStyles[id] = isShowing(id) ? columnStyle(of: id)?.name : nil
      settle(settlingEdits(id, before: before[id]))
    }
  }

  private func settle(_ edits: [Edit]) {
    guard !edits.isEmpty else { return }
    let change = Change(edits)
    currentTree.apply(change)
    notify(change)
  }

  /// A change with what comes of it for the columns that it brings, or brings into sight.
  func settled(_ change: Change) -> Change {
    guard isStarted, change.edits.contains(where: maySettle) else { return change }
    let tree = currentTree
    defer { currentTree = tree }
    currentTree.apply(change)
    return change.followed(by: unsettledColumns.flatMap { settlingEdits($0, before: nil) })
  }

  /// Whether a step may bring columns into sight, or another style into force.
  private func maySettle(_ edit: Edit) -> Bool {
    switch edit {
    case .present(_, let inner), .hold(_, _, let inner): !inner.columns.isEmpty
    case .pages(_, _, _, _, let inserted):
      !inserted.columns.isEmpty || !currentTree.containers.columns.isEmpty
    case .dismiss, .select, .front: !currentTree.containers.columns.isEmpty
    case .splice, .release, .follow:
      // Columns that the entry below holds come into sight.
      !currentTree.containers.held.isEmpty && !currentTree.containers.columns.isEmpty
    case .resting, .visibility, .memory, .tag: false
    }
  }

  /// The sets of columns that show and have not been settled for the style that is in force.
  private var unsettledColumns: [ContainerID] {
    currentTree.containers.columns.keys.sorted().filter { id in
      settledStyles[id] != columnStyle(of: id)?.name && isShowing(id)
    }
  }

  /// Takes down that the columns that show are settled, once a change with what came of it is made.
  func markSettled() {
    guard isStarted else { return }
    for id in unsettledColumns { settledStyles[id] = columnStyle(of: id)?.name }
  }

  /// Settles the columns for which a screen that has just been made brings another style; true where
  /// something came of it.
  func settleStyles() -> Bool {
    let unsettled = unsettledColumns
    for id in unsettled {
      settledStyles[id] = columnStyle(of: id)?.name
      settle(settlingEdits(id, before: nil))
    }
    return !unsettled.isEmpty
  }

  private func settlingEdits(_ id: ContainerID, before: ColumnArrangement?) -> [Edit] {
    guard let set = currentTree.containers.columns[id], let style = columnStyle(of: id) else {
      return []
    }
    let old = memory(of: style.name, in: set)
    var memory = old
    let now = style.arrange(columnConfiguration(of: id, set), memory: &memory)
    let collapse = collapseEdits(id, set, before, now)
    guard isShowing(id) else { return collapse }
    var edits: [Edit] = []
    if memory != old {
      edits.append(.memory(id, style: style.name, from: set.memory[style.name], to: memory))
    }
    return edits + overlayEdits(id, set, before, now) + collapse
  }

  /// Whether a container shows: in the selected pages, held by entries on top, and in a layer that no
  /// cover hides.
  private func isShowing(_ id: ContainerID) -> Bool {
    let outermost = currentTree.containers.lineage(of: id)[0]
    return isInSight(id) && currentTree.layersInSight.contains { $0.container == outermost }
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

  /// Where all collapse: brings the column to the front that the app wants to see there, or else the
  /// one that the user is in, and closes what was over the others. Where they do not any more and
  /// nobody has gone on, all is as it was before.
  private func collapseEdits(
    _ id: ContainerID, _ set: ColumnSet, _ before: ColumnArrangement?, _ now: ColumnArrangement
  ) -> [Edit] {
    guard let before, before.isCollapsed != now.isCollapsed else { return [] }
    guard now.isCollapsed else {
      guard let resting = set.resting else { return [] }
      var edits: [Edit] = [.resting(id, from: resting, to: nil)]
      if set.front != resting.front {
        edits.append(.front(id, from: set.front, to: resting.front))
      }
      if let above = resting.above {
        let wish = set.visibility[above] ?? .automatic
        if wish != .shown { edits.append(.visibility(id, above, from: wish, to: .shown)) }
      }
      return edits
    }
    let above = before.shown.first { $0.placement != .tiled }?.role
    let chosen = collapseChoices[id]?(ColumnCollapse(set, in: currentTree.containers))
    let role = chosen.flatMap { set.container(of: $0) == nil ? nil : $0 } ?? above ?? set.front
    guard role != set.front || above != nil else { return [] }
    let resting = ColumnSet.Resting(front: set.front, above: above)
    var edits: [Edit] = [.resting(id, from: set.resting, to: resting)]
    if role != set.front { edits.append(.front(id, from: set.front, to: role)) }
    if let above, set.visibility[above] == .shown {
      edits.append(.visibility(id, above, from: .shown, to: .automatic))
    }
    return edits
  }
}
