import NavCore

/// Goes from a depth to the root with the engine.
@MainActor struct EnginePopToRoot: Contender {
  private let models: [NavigationModel]
  private let navigators: [any Navigator]
  private let routes: [any Route]

  init(depth: Int) {
    models = (0..<PopToRootBatch.size(depth: depth)).map { _ in .stack(depth: 1) }
    navigators = models.map(\.root)
    routes = Page.items(depth - 1)
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    var duration = Duration.zero
    var operations = 0
    while operations < count {
      for navigator in navigators { navigator.setPath(routes) }
      try check(depth: routes.count + 1)
      duration += ContinuousClock().measure {
        for navigator in navigators { navigator.popToRoot() }
      }
      try check(depth: 1)
      operations += navigators.count
    }
    return Sample(operations: operations, duration: duration)
  }

  private func check(depth: Int) throws(WrongResult) {
    for navigator in navigators {
      try WrongResult.check("depth", of: self, is: navigator.entries.count, expected: depth)
    }
  }
}
