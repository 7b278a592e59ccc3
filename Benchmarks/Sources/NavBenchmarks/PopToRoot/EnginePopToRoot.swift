import NavCore

/// Goes from a depth to the root with the engine.
@MainActor struct EnginePopToRoot: Contender {
  private let models: [NavigationModel]
  private let navigators: [any Navigator]
  private let routes: [any Route]
  private let variant: PopToRootVariant

  init(depth: Int, _ variant: PopToRootVariant) {
    self.variant = variant
    models = (0..<PopToRootBatch.size(depth: depth)).map { _ in .stack(depth: 1) }
    navigators = models.map(\.root)
    routes = Page.items(depth - 1)
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    var duration = Duration.zero
    var operations = 0
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(navigators.count)
    while operations < count {
      for navigator in navigators { navigator.setPath(routes) }
      try check(depth: routes.count + 1)
      duration += ContinuousClock().measure {
        for navigator in navigators {
          let outcome = navigator.popToRoot()
          if variant == .kept { outcomes.append(outcome) }
        }
      }
      outcomes.removeAll(keepingCapacity: true)
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
