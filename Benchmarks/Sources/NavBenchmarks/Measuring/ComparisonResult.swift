/// The figures of a row.
struct ComparisonResult: Hashable, Sendable, Encodable {
  /// The benchmark that it belongs to.
  let benchmark: Benchmark
  /// What tells it from other rows of the benchmark with the same depth; may be empty.
  let variant: String
  /// How many entries there are.
  let depth: Int
  /// The engine's times.
  let engine: Timing
  /// The array's times.
  let bare: Timing
  /// How many times the array's time the engine takes, by the medians.
  let ratio: Double
  /// The same by the shortest times.
  let ratioOfMinima: Double
  /// What the engine takes longer than the array, by the medians, in nanoseconds.
  let difference: Double
  /// How large the ratio may be, or nil where nothing is set.
  let goal: Int?

  @MainActor init(_ comparison: Comparison, engine: Timing, bare: Timing) {
    benchmark = comparison.benchmark
    variant = comparison.variant
    depth = comparison.depth
    goal = comparison.goal
    self.engine = engine
    self.bare = bare
    ratio = engine.median / bare.median
    ratioOfMinima = engine.minimum / bare.minimum
    difference = engine.median - bare.median
  }
}
