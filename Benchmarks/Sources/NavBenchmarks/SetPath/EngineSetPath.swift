import NavCore

/// Puts a path above the root with the engine.
@MainActor struct EngineSetPath: Contender {
  private let model = NavigationModel.stack(depth: 1)
  private let routes: [any Route]

  init(length: Int) {
    routes = Page.items(length)
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    let navigator = model.root
    var duration = Duration.zero
    for _ in 0..<count {
      navigator.popToRoot()
      try check(navigator.entries.count, 1)
      duration += ContinuousClock().measure { navigator.setPath(routes) }
      try check(navigator.entries.count, routes.count + 1)
    }
    return Sample(operations: count, duration: duration)
  }

  private func check(_ depth: Int, _ expected: Int) throws(WrongResult) {
    try WrongResult.check("depth", of: self, is: depth, expected: expected)
  }
}
