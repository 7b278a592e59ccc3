import NavCore

/// The work of screens in a random walk: it never ends by itself.
@MainActor final class WalkWork {
  private var started: Set<EntryID> = []
  /// The entries whose screens have work.
  private(set) var added: Set<EntryID> = []
  /// The entries whose work goes on.
  private(set) var running: Set<EntryID> = []

  /// Has a screen work until it is cancelled.
  func add(to screen: Screen, of entry: EntryID) -> Screen {
    added.insert(entry)
    return screen.task { [weak self] in
      self?.began(entry)
      for await _ in AsyncStream.makeStream(of: Int.self).stream {}
      self?.running.remove(entry)
    }
  }

  /// The work of these entries has been started twice.
  private(set) var startedTwice: [EntryID] = []

  private func began(_ entry: EntryID) {
    if !started.insert(entry).inserted { startedTwice.append(entry) }
    running.insert(entry)
  }
}
