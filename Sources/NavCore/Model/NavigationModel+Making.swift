extension NavigationModel {
  /// Makes an entry for a destination, with what it holds; a screen that is at hand waits to be shown.
  func makeEntry(_ destination: Destination) -> NavigationTree.MadeEntry {
    let id = EntryID(rawValue: nextID())
    let route = destination.route
    keepScreen(of: destination, for: id)
    let entry = Entry(id: id, route: route)
    guard let plan = destination.held ?? plan(for: route) else {
      return NavigationTree.MadeEntry(entry: entry, held: nil)
    }
    holdersBeingMade += 1
    defer { holdersBeingMade -= 1 }
    precondition(
      holdersBeingMade <= Self.deepest, "what the entry of \(destination) holds leads to itself")
    return NavigationTree.MadeEntry(entry: entry, held: make(plan))
  }

  /// What the entry of a route holds by its type, or nil for nothing.
  private func plan(for route: AnyRoute?) -> ContainerPlan? {
    guard let route, app.routes.hasPlans else { return nil }
    return app.routes.plan(for: route)
  }

  /// How many entries may be made one in what the other holds: more than any app has in each other.
  private static let deepest = 64

  private func keepScreen(of destination: Destination, for id: EntryID) {
    switch destination {
    case .route: break
    case .screen(let screen): builtScreens[id] = { _ in screen }
    case .made(let make): builtScreens[id] = make
    case .holding(let inner, _): keepScreen(of: inner, for: id)
    }
  }

  /// Makes the containers of a plan.
  func make(_ plan: ContainerPlan) -> (ContainerID, Containers) {
    let id = ContainerID(rawValue: nextID())
    containerStyles[id] = plan.styles
    if !plan.guards.isEmpty || !plan.observers.isEmpty {
      containerLogic[id] = ContainerLogic(guards: plan.guards, observers: plan.observers)
    }
    var containers = Containers()
    func add(_ inner: ContainerID, _ made: Containers) {
      repeatedTags.formUnion(made.tags.keys.filter { containers.tags[$0] != nil })
      containers.insert(made)
      containers.parents[inner] = id
    }
    func part(_ plan: ContainerPlan) -> ContainerID {
      let (inner, made) = make(plan)
      add(inner, made)
      return inner
    }
    switch plan.content {
    case .stack(let destinations):
      let entries = destinations.map { destination in
        let made = makeEntry(destination)
        if let held = made.held {
          add(held.id, held.containers)
          containers.held[made.entry.id] = held.id
        }
        return made.entry
      }
      containers.stacks[id] = EntryStack(entries: entries)
    case .columns(let columns, let front):
      let columns = columns.map {
        ColumnSet.Column(role: $0.role, container: part($0.stack))
      }
      containers.columns[id] = ColumnSet(columns: columns, front: front, memory: plan.memory)
      collapseChoices[id] = plan.collapse
    case .pager(let pager):
      let pages = pager.pages.map { page in
        let (made, inner) = make(page)
        add(made.container, inner)
        return made
      }
      containers.pagers[id] = PageSet(
        pages: pages, selection: pages[pager.selection].container, axis: pager.axis,
        isSwipeable: pager.isSwipeable, loading: pager.loading)
      pageBindings[id] = pager.binding
      pageEndings[id] = plan.finish
      select(in: &containers, id)
    }
    if let tag = plan.tag, containers.tags.updateValue(id, forKey: tag) != nil {
      repeatedTags.insert(tag)
    }
    return (id, containers)
  }

  /// Makes the container of a page.
  func make(_ page: PagePlan) -> (PageSet.Page, Containers) {
    let (id, containers) = make(page.content)
    pageLooks[id] = page.look
    return (PageSet.Page(container: id, key: page.key), containers)
  }

  /// Lets go of what was made for a move that did not come about.
  func discardUnused(_ change: Change) {
    forgetUnplaced(change)
    for edit in change.edits {
      for id in edit.inverse.taken?.ids ?? [] { forget(id) }
    }
  }

  /// Lets go of the screens that were at hand for entries which the tree does not hold: those of a
  /// change that did not come about, and those that one step of a change brought and a later one
  /// took away.
  func forgetUnplaced(_ change: Change) {
    guard !builtScreens.isEmpty else { return }
    for edit in change.edits {
      for entry in Change([edit]).inserted
      where builtScreens[entry.id] != nil && currentTree.place(of: entry.id) == nil {
        builtScreens[entry.id] = nil
      }
    }
  }

  /// Lets go of what was made under some identities, for a move that came to nothing.
  func discard(_ ids: Range<Int>) {
    guard !ids.isEmpty else { return }
    for id in builtScreens.keys where ids.contains(id.rawValue) { builtScreens[id] = nil }
    for id in containerStyles.keys where ids.contains(id.rawValue) { forget(id) }
  }

  /// What is kept for an entry; its screen is made when it is asked for first.
  ///
  /// A screen may ask for moves while it is made, also for one that takes it away: they are made once
  /// the screen is kept, so that none is made twice.
  func record(of entry: Entry, in container: ContainerID) -> EntryRecord {
    if let record = records[entry.id] { return record }
    guard !entriesBeingMade.contains(entry.id) else {
      return EntryRecord(screen: Screen("") {}, in: container)
    }
    entriesBeingMade.insert(entry.id)
    queue.depth += 1
    let record = EntryRecord(screen: makeScreen(of: entry, in: container), in: container)
    queue.depth -= 1
    entriesBeingMade.remove(entry.id)
    // What is shown is near the top, so the path is searched from there.
    if currentTree.containers.stacks[container]?.index(of: entry.id) != nil {
      records[entry.id] = record
      if !record.screen.leaveGuards.isEmpty { guardingRecords += 1 }
    }
    drain()
    return record
  }

  func isUnmade(_ id: EntryID) -> Bool {
    records[id] == nil && !entriesBeingMade.contains(id)
  }

  private func makeScreen(of entry: Entry, in container: ContainerID) -> Screen {
    let context = ScreenContext(model: self, navigator: handle(of: container), entry: entry)
    if let route = entry.route { return app.routes.screen(for: route, context: context) }
    defer { builtScreens[entry.id] = nil }
    return builtScreens[entry.id]?(context) ?? Screen("") {}
  }

  /// Makes the screens that are shown next: what they read and ask for while they are made is then
  /// no part of what a composer observes.
  ///
  /// - Returns: the entries in sight, all of which have their screens.
  func makeShownScreens() -> [Place] {
    while true {
      let places = visibleEntries
      var isComplete = true
      for place in places where isComplete && isUnmade(place.entry.id) {
        // Which columns show may be up to the screen that is made.
        _ = record(of: place.entry, in: place.stack)
        isComplete = false
      }
      if isComplete { return places }
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
