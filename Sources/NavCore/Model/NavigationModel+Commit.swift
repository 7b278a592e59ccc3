extension NavigationModel {
  /// Makes a change real: the tree first, then what belongs to entries, then those who are told.
  func commit(_ change: Change, of move: Move) {
    // Whatever asks for a move meanwhile, a screen that is made or one that is let go, has to wait.
    queue.depth += 1
    defer { queue.depth -= 1 }
    currentTree.apply(change)
    release(change)
    if case .close = move.action { close() }
    notify(change)
    startVisibleScreens()
    for observer in app.observers { observer.didMove(change, self) }
  }

  /// Lets go of all that belongs to entries which are gone.
  private func release(_ change: Change) {
    let kept = Set(change.inserted.map(\.id))
    for entry in change.removed where !kept.contains(entry.id) {
      records.removeValue(forKey: entry.id)?.end()
      builtScreens[entry.id] = nil
    }
  }

  func notify(_ change: Change) {
    treePulse.beat()
    for edit in change.edits {
      switch edit {
      case .splice(let id, _, _, _), .front(let id, _, _), .memory(let id, _, _, _):
        handle(of: id).pulse.beat()
      case .present: presentationsPulse.beat()
      case .dismiss(_, let containers):
        presentationsPulse.beat()
        for id in containers.ids {
          containerStyles[id] = nil
          forgetHandle(of: id)
        }
      }
    }
  }

  /// Tells the model where it is shown: an event that column styles may keep something of.
  public func update(traits: Traits) {
    let isFirst = !isStarted
    isStarted = true
    guard traits != currentTraits || isFirst else { return }
    currentTraits = traits
    commitColumnMemory()
    traitsPulse.beat()
    startVisibleScreens()
  }
}
