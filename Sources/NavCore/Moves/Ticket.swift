/// The end of a move that waits.
@MainActor public final class Ticket: Sendable {
  private var result: Outcome?
  private var waiting: [CheckedContinuation<Outcome, Never>] = []

  init() {}

  /// What came of the move; waits until it is known.
  public var outcome: Outcome {
    get async {
      if let result { return result }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// What came of the move, or nil while it waits.
  public var current: Outcome? { result }

  func settle(_ outcome: Outcome) {
    guard result == nil else { return }
    result = outcome
    for continuation in waiting { continuation.resume(returning: outcome) }
    waiting = []
  }
}
