import NavCore
import Observation

/// Pushes and pops one entry with the engine.
@MainActor struct EnginePushPop: Contender {
  private let model: NavigationModel
  private let navigator: any Navigator
  private let depth: Int
  private let isRead: Bool

  init(depth: Int, _ variant: PushPopVariant) {
    self.depth = depth
    isRead = variant.isRead
    model = .stack(depth: depth)
    navigator = model.root
    if variant == .shown { model.update(traits: .terminal(columns: 80, rows: 24)) }
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    let notices = Notices()
    let duration = ContinuousClock().measure {
      for number in 0..<count {
        if isRead { observe(notices) }
        blackHole(navigator.push(Page.item(number)))
        navigator.pop()
      }
    }
    try check(notices.count, count)
    return Sample(operations: count, duration: duration)
  }

  private func observe(_ notices: Notices) {
    withObservationTracking {
      blackHole(navigator.entries.count)
    } onChange: {
      notices.add()
    }
  }

  private func check(_ notices: Int, _ count: Int) throws(WrongResult) {
    try WrongResult.check("depth", of: self, is: navigator.entries.count, expected: depth)
    try WrongResult.check("notices", of: self, is: notices, expected: isRead ? count : 0)
    navigator.push(Page.item(count))
    let (top, number) = (navigator.entries.last?.route, navigator.entries.count)
    navigator.pop()
    try WrongResult.check("depth of a push", of: self, is: number, expected: depth + 1)
    try WrongResult.check("top", of: self, is: top, expected: AnyRoute(Page.item(count)))
  }
}
