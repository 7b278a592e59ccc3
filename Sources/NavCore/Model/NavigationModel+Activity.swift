extension NavigationModel {
  /// Whether nothing is going on that will change what is shown by itself: no screen's work runs and
  /// no move is held, or a prompt waits for the user's answer.
  public var isIdle: Bool {
    !prompts.isEmpty || (runningTasks == 0 && queue.held.isEmpty)
  }

  /// Waits until nothing is going on that will change what is shown by itself.
  public func untilIdle() async {
    while !isIdle {
      await withCheckedContinuation { idleWaiters.append($0) }
    }
  }

  func activityChanged() {
    guard isIdle else { return }
    let waiters = idleWaiters
    idleWaiters = []
    for waiter in waiters { waiter.resume() }
  }
}
