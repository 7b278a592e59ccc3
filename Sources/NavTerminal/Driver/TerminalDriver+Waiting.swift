import Dispatch
import NavCore

extension TerminalDriver {
  /// Waits until nothing is going on that changes what is shown by itself: loading, saving, a guard
  /// that makes up its mind.
  ///
  /// - Parameter limit: how long it waits at most in real time, for screens whose work may never end;
  ///   nil waits for as long as there is work.
  public func settle(limit: Duration? = nil) async {
    let deadline = limit.map { ContinuousClock.now + $0 }
    var quiet = 0
    // What the app starts by tasks of its own has a few turns of the main actor to show itself.
    while quiet < 8 {
      guard await isIdle(before: deadline) else { return render() }
      await Task.yield()
      render()
      quiet = model.isIdle ? quiet + 1 : 0
    }
  }

  /// Takes the steps of a script one after the other, and waits for the end of each; what moves comes to
  /// its end before the next one, unless that is a `wait`.
  ///
  /// - Parameters:
  ///   - script: the steps; those after the app was left are not taken.
  ///   - limit: how long each step is waited for at most; nil waits for as long as there is work.
  public func run(_ script: Script, limit: Duration? = nil) async {
    await settle(limit: limit)
    for (index, step) in script.steps.enumerated() where !isFinished {
      perform(step)
      await settle(limit: limit)
      let next = script.steps.dropFirst(index + 1).first
      if !step.isWait, !(next?.isWait ?? false) { finishMotion() }
    }
  }

  /// Waits until nothing is going on, and tells whether that came before a time.
  private func isIdle(before deadline: ContinuousClock.Instant?) async -> Bool {
    let model = model
    guard let deadline else {
      await model.untilIdle()
      return true
    }
    let left = deadline - .now
    guard left > .zero else { return false }
    return await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Bool, Never>? = continuation
      let end: @MainActor (Bool) -> Void = { isIdle in
        waiting?.resume(returning: isIdle)
        waiting = nil
      }
      model.whenIdle { end(true) }
      guard waiting != nil else { return }
      let nanoseconds = Int(min(left / .nanoseconds(1), 1e18))
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
        MainActor.assumeIsolated { end(false) }
      }
    }
  }
}

extension ScriptStep {
  fileprivate var isWait: Bool {
    if case .wait = self { true } else { false }
  }
}
