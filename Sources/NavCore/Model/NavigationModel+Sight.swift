extension NavigationModel {
  /// Tells who comes into sight and who goes out of it, each once, and starts the work of the
  /// screens that are shown for the first time.
  ///
  /// Those that go are told before those that come, the uppermost first; those that come from the
  /// lowest up.
  ///
  /// - Parameters:
  ///   - change: what a move changed, already applied to the tree.
  ///   - meanwhile: what is to be done when all have been told that it will happen, and none that
  ///     it did.
  func updateSight(_ change: Change? = nil, meanwhile: () -> Void = {}) {
    guard isStarted else { return meanwhile() }
    guard !isUpdatingSight else {
      isSightOutdated = true
      return meanwhile()
    }
    isUpdatingSight = true
    let now = hasClosed ? [] : makeShownScreens()
    var leaving: [(Place, EntryRecord?)] = []
    for old in sight.reversed() where !now.contains(old.entry.id) {
      leaving.append((old, records[old.entry.id]))
    }
    var coming: [Place] = []
    for new in now where !sight.contains(new.entry.id) { coming.append(new) }
    for (place, record) in leaving { tell(.willDisappear, place, record, change) }
    for place in coming { tell(.willAppear, place, records[place.entry.id], change) }
    sight = now
    meanwhile()
    for (place, record) in leaving { tell(.didDisappear, place, record, change) }
    for place in coming { tell(.didAppear, place, records[place.entry.id], change) }
    startVisibleScreens()
    isUpdatingSight = false
    if !hasClosed, settleStyles() { isSightOutdated = true }
    guard isSightOutdated else { return }
    isSightOutdated = false
    updateSight()
  }

  /// Updates what is in sight for another reason than a move.
  func sightMayHaveChanged() {
    // A screen that asks to leave while it is made has left before anyone is told that it is there.
    if queue.depth == 0, isStarted, !hasClosed { _ = makeShownScreens() }
    holdingMoves { updateSight() }
  }

  /// Tells the app's observers, those of the navigators from the outermost in, and the screen's.
  private func tell(
    _ phase: Appearance.Phase, _ place: Place, _ record: EntryRecord?, _ change: Change?
  ) {
    let isAsked = !(record?.screen.appearances.isEmpty ?? true) || !place.logic.isEmpty
    guard isAsked || !app.observers.isEmpty || log.level >= .details else { return }
    let appearance = Appearance(
      entry: place.entry, navigator: handle(of: place.stack), change: change, model: self)
    log.write(.details) { .init(phase, place) }
    for observer in app.observers { observer.tell(phase, appearance) }
    for logic in place.logic {
      for observer in logic.observers { observer.tell(phase, appearance) }
    }
    for (one, action) in record?.screen.appearances ?? [] where one == phase { action(appearance) }
  }

  /// Starts the work of the screens that are in sight, when a host shows the model.
  private func startVisibleScreens() {
    guard isStarted, !hasClosed else { return }
    for place in sight {
      records[place.entry.id]?.start {
        runningTasks += 1
      } ended: { [weak self] in
        self?.runningTasks -= 1
      }
    }
  }
}

extension [Place] {
  fileprivate func contains(_ entry: EntryID) -> Bool {
    for place in self where place.entry.id == entry { return true }
    return false
  }
}
