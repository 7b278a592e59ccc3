import NavCore
import Observation

/// Pushes and pops one entry with a plain array.
@MainActor struct BarePushPop: Contender {
  private let stack: BareStack
  private let depth: Int
  private let variant: PushPopVariant

  init(depth: Int, _ variant: PushPopVariant) {
    self.depth = depth
    self.variant = variant
    stack = BareStack(depth: depth)
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    let notices = Notices()
    let duration = ContinuousClock().measure {
      for number in 0..<count {
        if variant.isRead { observe(notices) }
        stack.entries.append(BareStack.entry(number, Page.item(number)))
        if variant.isRead { stack.notify() }
        if variant == .shown { blackHole(Page.item(number).screen) }
        blackHole(stack.entries.count)
        stack.entries.removeLast()
      }
    }
    try WrongResult.check("depth", of: self, is: stack.entries.count, expected: depth)
    try WrongResult.check(
      "notices", of: self, is: notices.count, expected: variant.isRead ? count : 0)
    return Sample(operations: count, duration: duration)
  }

  private func observe(_ notices: Notices) {
    withObservationTracking {
      blackHole(stack.count)
    } onChange: {
      notices.add()
    }
  }
}
