/// One row: the engine and a plain array, doing the same.
@MainActor struct Comparison {
  /// The benchmark that it belongs to.
  let benchmark: Benchmark
  /// What tells it from other rows of the benchmark with the same depth; may be empty.
  let variant: String
  /// How many entries there are.
  let depth: Int
  /// How many times the array's time the engine may take at most, or nil where nothing is set.
  let goal: Int?
  /// Makes the engine's side.
  let engine: () -> any Contender
  /// Makes the array's side.
  let bare: () -> any Contender

  init(
    _ benchmark: Benchmark, _ variant: String = "", depth: Int, goal: Int? = nil,
    engine: @escaping () -> any Contender, bare: @escaping () -> any Contender
  ) {
    self.benchmark = benchmark
    self.variant = variant
    self.depth = depth
    self.goal = goal
    self.engine = engine
    self.bare = bare
  }
}
