extension ScreenContext {
  /// Takes the screen away, with all above it; with its presentation where it is the root of one.
  @discardableResult
  public func finish(animated: Bool = true, then completion: MoveCompletion? = nil) -> Outcome {
    navigator.perform(.leave(entry.id), animated: animated, cause: .code, then: completion)
  }

  /// Takes the screen away, as ``finish(animated:then:)`` does, and hands its result over: to who
  /// waits for it, as by ``Navigator/push(_:returning:animated:)``, or else to the nearest
  /// screen below that receives such values by ``Screen/receive(_:_:)``.
  ///
  /// The result arrives once, when the screen is gone; not at all where a guard refuses that. A
  /// result of another type than the one that is waited for is refused, and the screen stays. One
  /// that nobody asked for is noted in the log.
  ///
  /// - Complexity: O(screens below) where nobody waits.
  @discardableResult
  public func finish<Value: Sendable>(
    returning value: Value, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    guard let model else { return finish(animated: animated, then: completion) }
    return model.finish(entry.id, returning: value, animated: animated, then: completion)
  }

  /// Takes away the presentation that the screen is in, and hands a result over as that of the
  /// presentation's root; where it is in none, the same as
  /// ``finish(returning:animated:then:)``.
  @discardableResult
  public func dismiss<Value: Sendable>(
    returning value: Value, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    guard let model else { return finish(animated: animated, then: completion) }
    let id = model.presentedRoot(around: navigator.container) ?? entry.id
    return model.finish(id, returning: value, animated: animated, then: completion)
  }
}
