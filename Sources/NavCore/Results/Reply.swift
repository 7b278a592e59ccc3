/// What came of a screen that was asked for a value. There is exactly one for each that is asked.
public enum Reply<Value: Sendable>: Sendable {
  /// The screen's answer.
  case value(Value)
  /// There is no answer.
  case cancelled(Cancellation)

  /// The answer, or nil.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Why there is no answer, or nil.
  public var cancellation: Cancellation? {
    if case .cancelled(let cancellation) = self { cancellation } else { nil }
  }
}

/// Why a screen that was asked for a value gave none.
public enum Cancellation: Sendable {
  /// It was taken away without an answer: by the user, as with back or a swipe, or by code.
  case left
  /// It was not shown: the move was refused, had nothing to do, or led elsewhere.
  case notShown(Outcome)
  /// The task that waited was cancelled; the screen stays.
  case taskCancelled
  /// The app was left.
  case closed
}
