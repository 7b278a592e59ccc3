import NavCore

/// Pushes, makes the frame, pops and makes the frame with the engine.
@MainActor struct EngineCompose: Contender {
  private let composer: Composer

  init() {
    let model = NavigationModel.stack(depth: 1)
    model.update(traits: .terminal(columns: 80, rows: 24))
    composer = Composer(model)
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    let navigator = composer.model.root
    let before = composer.frame()
    let duration = ContinuousClock().measure {
      for number in 0..<count {
        navigator.push(Page.item(number))
        blackHole(composer.frame())
        navigator.pop()
        blackHole(composer.frame())
      }
    }
    try check(before, count)
    return Sample(operations: count, duration: duration)
  }

  private func check(_ before: Frame, _ count: Int) throws(WrongResult) {
    try WrongResult.check("frame", of: self, is: composer.frame(), expected: before)
    let navigator = composer.model.root
    navigator.push(Page.item(count))
    let top = navigator.entries.last?.id
    let stack = composer.frame().frontStack
    navigator.pop()
    blackHole(composer.frame())
    try WrongResult.check("entry in sight", of: self, is: stack?.entry, expected: top)
    try WrongResult.check(
      "number of nodes", of: self, is: stack.map { Self.count($0.body) },
      expected: Page.nodeCount)
  }

  private static func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
}
