import NavCore

/// Collects what actions after moves are told, and lets a test wait for them.
@MainActor final class Outcomes {
  private(set) var all: [Outcome] = []
  private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  /// An action that is told.
  var note: MoveCompletion {
    { [self] outcome in
      all.append(outcome)
      if let waiting, all.count >= waiting.count {
        self.waiting = nil
        waiting.continuation.resume()
      }
    }
  }

  /// Waits until so many were told.
  func reach(_ count: Int) async {
    guard all.count < count else { return }
    await withCheckedContinuation { waiting = (count, $0) }
  }

  /// What was not found, of each that was told so.
  var missing: [String] {
    all.compactMap { if case .notFound(let what) = $0 { what } else { nil } }
  }
}
