extension Screen: StyleChoosing {
  /// Puts items at the leading end of the bar, after back.
  public func leading(
    @BarItemBuilder _ items: @escaping @MainActor @Sendable () -> [BarItem]
  ) -> Screen {
    with { $0.leadingItems = items }
  }

  /// Puts items at the trailing end of the bar, before home.
  public func trailing(
    @BarItemBuilder _ items: @escaping @MainActor @Sendable () -> [BarItem]
  ) -> Screen {
    with { $0.trailingItems = items }
  }

  /// Gives the screen a colour of its own, which its bar takes as the style decides.
  public func tint(
    _ paint: @autoclosure @escaping @MainActor @Sendable () -> Paint?
  ) -> Screen {
    with { $0.tint = paint }
  }

  /// Runs work from the screen's first appearance on; it is cancelled when the entry is gone.
  public func task(_ work: @escaping @MainActor @Sendable () async -> Void) -> Screen {
    with { $0.tasks.append(work) }
  }

  /// Asks before a change takes the screen's entry away, or turns away from the page that shows it:
  /// whatever the way, back, home, a swipe, the history, code, a message, dismissal, closing. What
  /// is pushed on top of the screen, or presented above it, does not ask. A screen that was never
  /// shown, and so never made, has nothing to lose and is not asked.
  public func guardLeaving(
    _ decide: @escaping @MainActor @Sendable (Proposal) -> GuardDecision
  ) -> Screen {
    with { $0.leaveGuards.append(decide) }
  }

  func with(_ change: (inout Screen) -> Void) -> Screen {
    var copy = self
    change(&copy)
    return copy
  }
}
