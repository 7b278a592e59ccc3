extension NavigationModel {
  /// Runs work of an entry until it ends or the entry is gone.
  func run(_ work: @escaping @MainActor @Sendable () async -> Void, for id: EntryID) {
    guard !hasClosed, let record = records[id] else { return }
    runningTasks += 1
    record.run(work) { [weak self] in self?.runningTasks -= 1 }
  }
}
