/// Who waits for the result of a screen; it is answered once, at the latest when it is let go.
@MainActor final class ResultWaiter {
  /// The type that is waited for.
  let type: ObjectIdentifier
  /// The type as text.
  let expected: String
  /// Whether a screen is shown whose result this waits for.
  var isAttached = false
  private let take: @Sendable (any Sendable) -> Bool
  private let giveUp: @Sendable (Cancellation) -> Void
  /// Called when there is an answer, or none will come; the waiting task goes on afterwards.
  var settled: (@MainActor () -> Void)?
  private(set) var isSettled = false

  init<Value: Sendable>(_ continuation: CheckedContinuation<Reply<Value>, Never>) {
    type = ObjectIdentifier(Value.self)
    expected = "\(Value.self)"
    take = { value in
      guard let value = value as? Value else { return false }
      continuation.resume(returning: .value(value))
      return true
    }
    giveUp = { continuation.resume(returning: .cancelled($0)) }
  }

  deinit {
    if !isSettled { giveUp(.closed) }
  }

  /// Gives the answer; does nothing where it is of another type, or where there is one already.
  func answer(_ value: any Sendable) {
    if !isSettled, take(value) { settle() }
  }

  /// Gives up waiting; does nothing where there is an answer already.
  func cancel(_ reason: Cancellation) {
    guard !isSettled else { return }
    giveUp(reason)
    settle()
  }

  private func settle() {
    isSettled = true
    settled?()
    settled = nil
  }
}
