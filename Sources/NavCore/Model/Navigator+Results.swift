extension Navigator {
  /// Puts a route on top, and waits for its screen's result.
  ///
  ///     let amount = await navigator.push(Page.amount, returning: Int.self).value
  ///
  /// There is exactly one reply: the value of
  /// ``ScreenContext/finish(returning:animated:then:)``, or a ``Cancellation``: when the screen
  /// goes without one (back, a swipe, code, dismissal), was not shown, or the waiting task is
  /// cancelled, which leaves the screen as it is.
  public func push<Value: Sendable>(
    _ route: some Route, returning type: Value.Type, animated: Bool = true
  ) async -> Reply<Value> {
    await reply(to: .push(.to(route)), animated)
  }

  /// Puts a screen without a route on top, and waits for its result.
  ///
  ///     let name = await navigator.push(returning: String.self) { context in
  ///       Screen("Name") { ButtonNode("Anna") { context.finish(returning: "Anna") } }
  ///     }.value
  public func push<Value: Sendable>(
    returning type: Value.Type, animated: Bool = true,
    screen: @escaping @MainActor @Sendable (ScreenContext) -> Screen
  ) async -> Reply<Value> {
    await reply(to: .push(.made(screen)), animated)
  }

  /// Shows a route above everything, and waits for its screen's result.
  ///
  /// It comes as that of ``push(_:returning:animated:)`` does; from a screen further up in the
  /// presentation by ``ScreenContext/dismiss(returning:animated:then:)``.
  public func present<Value: Sendable>(
    _ route: some Route, as kind: Presentation.Kind = .sheet, returning type: Value.Type,
    animated: Bool = true
  ) async -> Reply<Value> {
    await reply(to: .present(kind, .stack(route)), animated)
  }

  /// Shows a screen without a route above everything, and waits for its result.
  public func present<Value: Sendable>(
    as kind: Presentation.Kind = .sheet, returning type: Value.Type, animated: Bool = true,
    screen: @escaping @MainActor @Sendable (ScreenContext) -> Screen
  ) async -> Reply<Value> {
    await reply(to: .present(kind, .stack(.made(screen))), animated)
  }

  /// Leads back to the nearest screen with a checkpoint, wherever it is, and hands it a value:
  /// presentations above it are taken away, its page is selected, its column brought to the front,
  /// and what is above it taken off, all as one move.
  ///
  /// The value arrives once, when the screen is on top; also where it is on top already. Where no
  /// screen has the checkpoint, the outcome says so.
  ///
  /// - Complexity: O(screens made), and where none of them has the checkpoint O(entries).
  @discardableResult
  public func back<Value: Sendable>(
    to checkpoint: Checkpoint<Value>, with value: Value, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    guard let model else { return code(.back, animated, completion) }
    return model.back(
      to: checkpoint, with: value, from: container, animated: animated, then: completion)
  }

  /// Leads back to the nearest screen with a checkpoint that takes no value.
  @discardableResult
  public func back(
    to checkpoint: Checkpoint<Void>, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    back(to: checkpoint, with: (), animated: animated, then: completion)
  }

  private func reply<Value: Sendable>(
    to action: Move.Action, _ animated: Bool
  ) async -> Reply<Value> {
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    let slot = WaiterSlot()
    let countsAsWork = ScreenWork.isRunning || Answering.current != nil
    // Nothing here holds the model while it waits: a window that is closed ends the waiting.
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = ResultWaiter(continuation)
        slot.waiter = waiter
        if countsAsWork {
          // What waits for the user does not keep the model busy; what goes on afterwards does.
          model?.waitingTasks += 1
          waiter.settled = { [weak model] in model?.waitingTasks -= 1 }
        }
        guard let model else {
          return waiter.cancel(.notShown(.notFound("the model of container \(container)")))
        }
        guard !model.hasClosed else { return waiter.cancel(.closed) }
        _ = model.perform(
          MoveRequest(Move(action, in: container, animated: animated), waiter: waiter))
      }
    } onCancel: {
      Task { @MainActor in slot.waiter?.cancel(.taskCancelled) }
    }
  }
}
