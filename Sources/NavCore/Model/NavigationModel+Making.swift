extension NavigationModel {
  /// Makes an entry for a destination; a screen that is at hand waits to be shown.
  func makeEntry(_ destination: Destination) -> Entry {
    let id = EntryID(rawValue: nextID())
    switch destination {
    case .route(let route): return Entry(id: id, route: route)
    case .screen(let screen):
      builtScreens[id] = screen
      return Entry(id: id, route: nil)
    }
  }

  /// Makes the containers of a plan.
  func make(_ plan: ContainerPlan) -> (ContainerID, Containers) {
    let id = ContainerID(rawValue: nextID())
    containerStyles[id] = plan.styles
    var containers = Containers()
    switch plan.content {
    case .stack(let destinations):
      containers.stacks[id] = EntryStack(entries: destinations.map(makeEntry), tag: plan.tag)
    case .columns(let columns, let front):
      let made = columns.map { column in
        let inner = ContainerID(rawValue: nextID())
        containers.stacks[inner] = EntryStack(
          entries: [makeEntry(column.root)], tag: column.tag)
        return ColumnSet.Column(role: column.role, container: inner)
      }
      containers.columns[id] = ColumnSet(columns: made, front: front, tag: plan.tag)
    }
    return (id, containers)
  }

  /// Lets go of what was made for a move that did not come about.
  func discardUnused(_ change: Change) {
    for entry in change.inserted { builtScreens[entry.id] = nil }
    for case .present(_, let containers) in change.edits {
      for id in containers.ids { containerStyles[id] = nil }
    }
  }

  /// What is kept for an entry; its screen is made when it is asked for first.
  func record(of entry: Entry, in container: ContainerID) -> EntryRecord {
    if let record = records[entry.id] { return record }
    let screen: Screen
    if let built = builtScreens.removeValue(forKey: entry.id) {
      screen = built
    } else if let route = entry.route {
      let context = ScreenContext(
        model: self, navigator: handle(of: container), entry: entry)
      screen = app.routes.screen(for: route, context: context)
    } else {
      screen = Screen("") {}
    }
    let record = EntryRecord(screen: screen)
    // A screen may ask for moves while it is made, also for one that takes it away. What is shown is
    // near the top, so the path is searched from there.
    let isThere = currentTree.containers.stacks[container]?.entries.lastIndex(of: entry) != nil
    if isThere { records[entry.id] = record }
    return record
  }

  /// Makes the screens that are shown next: what they read and ask for while they are made is then
  /// no part of what a composer observes.
  func makeShownScreens() {
    while let (entry, container) = visibleEntries.first(where: { records[$0.0.id] == nil }) {
      _ = record(of: entry, in: container)
    }
  }

  /// What belongs to an entry beside the tree; the reader depends on the kept values alone.
  public func state(of id: EntryID) -> EntryState {
    guard let record = records[id] else { return EntryState() }
    record.values.read()
    return record.state
  }

  /// Changes what belongs to an entry; nothing happens where the entry is gone or was never shown.
  public func setState(_ state: EntryState, of id: EntryID) {
    guard let record = records[id], record.state != state else { return }
    let old = record.state
    record.state = state
    if old.values != state.values { record.values.beat() }
    if old.focus != state.focus || old.focusedRow != state.focusedRow || old.scroll != state.scroll
    {
      record.view.beat()
    }
  }
}
