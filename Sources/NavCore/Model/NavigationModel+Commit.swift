extension NavigationModel {
  /// Makes a change real: the tree first, then what belongs to entries, then those who are told.
  func commit(_ change: Change, of request: MoveRequest) {
    // Whatever asks for a move meanwhile, a screen that is made or one that is let go, has to wait.
    queue.depth += 1
    defer { queue.depth -= 1 }
    let concerned =
      containerLogic.isEmpty ? [] : containers(concerning: request.move, change)
    let observers =
      app.observers + concerned.flatMap { containerLogic[$0]?.observers ?? [] }
    let scene = scene(before: change, of: request.move)
    currentTree.apply(change)
    markSettled()
    attach(request, to: change)
    if let number = request.heldMove, queue.held[number] != nil {
      for case .present(let presentation, _) in change.edits {
        queue.answerLayers[presentation.container] = number
      }
    }
    let awaited = request.delivery.flatMap { claim($0) }
    if case .close = request.move.action { markClosed() }
    updateSight(change) {
      takeDown(change, of: request.move, after: scene)
      release(change)
      notify(change)
    }
    for observer in observers { observer.didMove?(change, self) }
    tellBindings(change)
    if let delivery = request.delivery { deliver(delivery, from: awaited) }
    if case .close = request.move.action { finishClosing() }
  }

  /// Lets go of all that belongs to entries which are gone.
  ///
  /// - Complexity: O(entries that are gone), or, where that is less, O(entries that stay in those
  ///   stacks + screens that are kept).
  private func release(_ change: Change) {
    if change.edits.count > 1 {
      for case .splice(let id, _, _, let inserted) in change.edits {
        for entry in inserted { records[entry.id]?.container = id }
      }
      forgetUnplaced(change)
    }
    guard !(records.isEmpty && builtScreens.isEmpty && waiters.isEmpty) else { return }
    let removed = change.removed
    if !builtScreens.isEmpty {
      for entry in removed where entry.route == nil { builtScreens[entry.id] = nil }
    }
    if !waiters.isEmpty {
      for entry in removed { waiters.removeValue(forKey: entry.id)?.cancel(.left) }
    }
    guard !removed.isEmpty, !records.isEmpty else { return }
    let stacks = change.changedStacks
    var keptCount = 0
    for id in stacks { keptCount += currentTree.containers.stacks[id]?.entries.count ?? 0 }
    guard removed.count > records.count + keptCount else {
      for entry in removed { release(entry.id) }
      return
    }
    var kept: Set<EntryID> = []
    for id in stacks {
      for entry in currentTree.containers.stacks[id]?.entries ?? [] { kept.insert(entry.id) }
    }
    for (id, record) in records where stacks.contains(record.container) && !kept.contains(id) {
      release(id)
    }
  }

  private func release(_ id: EntryID) {
    guard let record = records.removeValue(forKey: id) else { return }
    if !record.screen.leaveGuards.isEmpty { guardingRecords -= 1 }
    record.end()
  }

  func notify(_ change: Change) {
    treePulse.beat()
    for edit in change.edits {
      switch edit {
      case .splice(let id, _, _, _), .front(let id, _, _), .resting(let id, _, _),
        .visibility(let id, _, _, _), .select(let id, _, _), .memory(let id, _, _, _):
        beat(id)
      case .follow(_, let old, let new):
        beat(old)
        beat(new)
      case .hold(_, let id, let inner):
        presentationsPulse.beat()
        inner.parents[id].map(beat)
      case .release(_, let id, let inner):
        presentationsPulse.beat()
        inner.parents[id].map(beat)
        for id in inner.ids { forget(id) }
      case .pages(let id, _, _, let removed, _):
        presentationsPulse.beat()
        beat(id)
        for id in removed.ids { forget(id) }
      case .present, .tag: presentationsPulse.beat()
      case .dismiss(_, let containers):
        presentationsPulse.beat()
        for id in containers.ids { forget(id) }
      }
    }
  }

  /// Tells the model where it is shown: an event that column styles may keep something of.
  public func update(traits: Traits) {
    guard traits != currentTraits || !isStarted else { return }
    let before = columnArrangements
    isStarted = true
    currentTraits = traits
    commitColumns(before: before)
    traitsPulse.beat()
    sightMayHaveChanged()
  }
}
