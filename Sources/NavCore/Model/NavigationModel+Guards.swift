extension NavigationModel {
  /// The guards of a move, in the order in which they are asked: the app's, the navigators' from the
  /// outermost in, those of the screens that leave from the uppermost down, and those of the types
  /// of route that arrive.
  func guards(for move: Move, _ change: Change) -> [Guard] {
    let hasOthers = guardingRecords > 0 || !containerLogic.isEmpty || !app.routeGuards.isEmpty
    guard hasOthers else { return app.guards }
    return app.guards + navigatorGuards(move, change) + leaveGuards(move, change)
      + routeGuards(change)
  }

  private func navigatorGuards(_ move: Move, _ change: Change) -> [Guard] {
    guard !containerLogic.isEmpty else { return [] }
    return containers(concerning: move, change).flatMap { containerLogic[$0]?.guards ?? [] }
  }

  /// The containers that a move is asked of or changes, with what they are parts of: the outer
  /// before the inner, those of one depth in the order in which they were made.
  func containers(concerning move: Move, _ change: Change) -> [ContainerID] {
    var depths: [ContainerID: Int] = [:]
    func add(_ id: ContainerID) {
      guard currentTree.containers.contains(id) else { return }
      for (depth, id) in currentTree.containers.lineage(of: id).enumerated() { depths[id] = depth }
    }
    if case .close = move.action { currentTree.containers.ids.forEach(add) }
    container(of: move.target).map(add)
    for edit in change.edits {
      switch edit {
      case .present(let presentation, let inner):
        for id in inner.ids(in: presentation.container) {
          depths[id] = inner.lineage(of: id).count - 1
        }
      case .dismiss(let presentation, let inner):
        inner.ids(in: presentation.container).forEach(add)
      case .release(_, let id, let inner): ([inner.parents[id] ?? id] + inner.ids).forEach(add)
      case .hold(_, let id, let inner):
        let stack = inner.parents[id] ?? id
        add(stack)
        let depth = currentTree.containers.lineage(of: stack).count - 1
        for id in inner.ids { depths[id] = depth + inner.lineage(of: id).count - 1 }
      case .pages(let pager, _, _, let removed, let inserted):
        ([pager] + removed.ids).forEach(add)
        let depth = currentTree.containers.lineage(of: pager).count - 1
        for id in inserted.ids { depths[id] = depth + inserted.lineage(of: id).count - 1 }
      case .select(let id, let old, let new): [id, old, new].forEach(add)
      case .front(let id, let old, let new):
        let set = currentTree.containers.columns[id]
        ([id] + [old, new].compactMap { set?.container(of: $0) }).forEach(add)
      case .visibility(let id, let role, _, _):
        add(currentTree.containers.columns[id]?.container(of: role) ?? id)
      case .splice(let id, _, _, _), .resting(let id, _, _), .memory(let id, _, _, _): add(id)
      case .follow(_, let old, let new): [old, new].forEach(add)
      case .tag(_, let old, let new): [old, new].compactMap(\.self).forEach(add)
      }
    }
    return depths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The guards of the screens that a change takes away, or whose page it turns away from; the
  /// uppermost first.
  private func leaveGuards(_ move: Move, _ change: Change) -> [Guard] {
    guard guardingRecords > 0 else { return [] }
    return leaving(move, change).flatMap { entry in
      (records[entry.id]?.screen.leaveGuards ?? []).map { Guard("screen \(entry.text)", $0) }
    }
  }

  private func leaving(_ move: Move, _ change: Change) -> [Entry] {
    if case .close = move.action { return allEntries.reversed() }
    let turns = change.turns
    let removed = change.removedUppermostFirst
    guard !turns.isEmpty else { return removed }
    // What is presented goes first; the pages are below.
    let gone = Set(removed.map(\.id))
    let dismissed = Set(change.dismissed.map(\.id))
    let turned = turns.filter { isInSight($0.from) }.flatMap {
      shownEntries(in: $0.from).reversed()
    }
    return removed.filter { dismissed.contains($0.id) }
      + turned.filter { !gone.contains($0.id) }
      + removed.filter { !dismissed.contains($0.id) }
  }

  /// The entries of all stacks, those of the root first, in the order of the stacks, each entry before
  /// those in what it holds.
  private var allEntries: [Entry] {
    ([currentTree.root] + currentTree.presentations.map(\.container))
      .flatMap(currentTree.containers.entries(in:))
  }

  private func routeGuards(_ change: Change) -> [Guard] {
    guard !app.routeGuards.isEmpty else { return [] }
    return arriving(change).flatMap { entry -> [Guard] in
      guard let route = entry.route else { return [] }
      return (app.routeGuards[ObjectIdentifier(type(of: route.base))] ?? []).map { guarding in
        Guard(guarding.name) { guarding.decide(route, $0) }
      }
    }
  }

  private func arriving(_ change: Change) -> [Entry] {
    let inserted = Array(change.inserted)
    let turns = change.turns
    guard !turns.isEmpty else { return inserted }
    var after = currentTree
    after.apply(change)
    let new = Set(inserted.map(\.id))
    return inserted + turns.flatMap { after.tops(in: $0.to) }.filter { !new.contains($0.id) }
  }
}
