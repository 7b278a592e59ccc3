extension Screen {
  /// Takes results of one type from the screens above it, as ``ScreenContext/finish(returning:animated:then:)``
  /// hands them over when nobody waits for them.
  ///
  /// Screens are made anew after a restart, and so is what receives; a task that waits is not.
  public func receive<Value: Sendable>(
    _ type: Value.Type, _ action: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Screen {
    with { $0.receivers.append(ResultReceiver(type, action)) }
  }

  /// Makes the screen a checkpoint, to which others lead back by name.
  ///
  /// - Parameters:
  ///   - checkpoint: the checkpoint; of several screens with the same one the nearest is meant.
  ///   - reached: called with the value that is brought, once the screen is back on top.
  public func checkpoint<Value: Sendable>(
    _ checkpoint: Checkpoint<Value>,
    reached: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Screen {
    with { $0.checkpoints[checkpoint.name] = ResultReceiver(Value.self, reached) }
  }
}
