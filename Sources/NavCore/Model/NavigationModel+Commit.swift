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

  private func notify(_ change: Change) {
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

  /// Lets every column style arrange for the traits as they are, and keeps what it remembers.
  func commitColumnMemory() {
    for (id, set) in currentTree.containers.columns {
      guard let style = columnStyle(of: id) else { continue }
      var memory = set.memory[style.name] ?? ColumnMemory()
      _ = style.arrange(columnConfiguration(of: set), memory: &memory)
      guard memory != set.memory[style.name] ?? ColumnMemory() else { continue }
      let change = Change([
        .memory(id, style: style.name, from: set.memory[style.name], to: memory)
      ])
      currentTree.apply(change)
      notify(change)
    }
  }

  /// Starts the work of the screens that are in sight, when a host shows the model.
  func startVisibleScreens() {
    guard isStarted, !isClosed else { return }
    for (entry, container) in visibleEntries {
      let record = record(of: entry, in: container)
      // A screen may have left while it was made.
      guard records[entry.id] === record else { continue }
      record.start {
        runningTasks += 1
      } ended: { [weak self] in
        self?.runningTasks -= 1
      }
    }
  }

  /// The entries in sight, each with its stack: those of the columns that show, in every layer that
  /// no cover hides.
  var visibleEntries: [(Entry, ContainerID)] {
    tops(of: currentTree.layersInSight.map(\.container))
  }

  /// The entries in sight that the user can do something with: those of the container on top.
  var usableEntries: [Entry] {
    tops(of: [currentTree.topContainer]).map(\.0)
  }

  private func tops(of ids: [ContainerID]) -> [(Entry, ContainerID)] {
    ids.flatMap(visibleStacks(in:))
      .compactMap { id in currentTree.containers.stacks[id].map { ($0.top, id) } }
  }

  private func visibleStacks(in id: ContainerID) -> [ContainerID] {
    guard let set = currentTree.containers.columns[id] else { return [id] }
    return arrangement(of: id).shown.compactMap {
      $0.role == .single ? set.frontContainer : set.container(of: $0.role)
    }
  }
}
