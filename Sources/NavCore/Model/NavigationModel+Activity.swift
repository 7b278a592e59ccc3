extension NavigationModel {
  /// Whether nothing is going on that will change what is shown by itself: no screen's work runs and
  /// no move is held, but for those that wait for the user: for the answer to a prompt or for the
  /// result of a screen.
  public var isIdle: Bool {
    !prompts.isEmpty || runningTasks + queue.held.count <= waitingTasks
  }

  /// Waits until nothing is going on that will change what is shown by itself.
  public func untilIdle() async {
    await withCheckedContinuation { continuation in
      whenIdle { continuation.resume() }
    }
  }

  /// Does something once nothing is going on: at once where that is so.
  public func whenIdle(_ action: @escaping @MainActor () -> Void) {
    if isIdle { action() } else { idleActions.append(action) }
  }

  func activityChanged() {
    guard isIdle else { return }
    let actions = idleActions
    idleActions = []
    for action in actions { action() }
  }
}
