extension Benchmark {
  /// The project's goal for a push and a pop: at most so many times what a plain array takes.
  private static let pushPopGoal = 10

  /// The rows of the benchmark, each the engine against a plain array.
  @MainActor var comparisons: [Comparison] {
    switch self {
    case .pushPop:
      PushPopVariant.allCases.flatMap { variant in
        [1, 1_000, 100_000].map { depth in
          Comparison(
            self, variant.rawValue, depth: depth, goal: variant == .read ? Self.pushPopGoal : nil,
            engine: { EnginePushPop(depth: depth, variant) },
            bare: { BarePushPop(depth: depth, variant) })
        }
      }
    case .popToRoot:
      PopToRootVariant.allCases.flatMap { variant in
        [10, 1_000, 100_000].map { depth in
          Comparison(
            self, variant.rawValue, depth: depth,
            engine: { EnginePopToRoot(depth: depth, variant) },
            bare: { BarePopToRoot(depth: depth, variant) })
        }
      }
    case .setPath:
      [10_000].map { length in
        Comparison(
          self, depth: length,
          engine: { EngineSetPath(length: length) }, bare: { BareSetPath(length: length) })
      }
    case .compose:
      [Comparison(self, depth: 1, engine: { EngineCompose() }, bare: { BareCompose() })]
    case .turnPage:
      [
        Comparison(
          self, depth: 1_000,
          engine: { EngineTurnPage(pages: 1_000) }, bare: { EngineTurnPage(pages: 12) })
      ]
    case .memory: []
    }
  }
}
