import NavCore

/// Makes an array of the entries of a path.
@MainActor struct BareSetPath: Contender {
  private let routes: [any Route]

  init(length: Int) {
    routes = Page.items(length)
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    var duration = Duration.zero
    for _ in 0..<count {
      var entries: [Entry] = []
      duration += ContinuousClock().measure {
        entries.reserveCapacity(routes.count)
        for (number, route) in routes.enumerated() {
          entries.append(BareStack.entry(number, route))
        }
      }
      blackHole(entries)
      try WrongResult.check("length", of: self, is: entries.count, expected: routes.count)
    }
    return Sample(operations: count, duration: duration)
  }
}
