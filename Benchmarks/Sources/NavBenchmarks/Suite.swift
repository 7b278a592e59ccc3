/// What is measured in one run: the benchmarks that were chosen, one after the other.
@MainActor struct Suite {
  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) {
    self.options = options
  }

  /// Measures all of it.
  ///
  /// - Throws: ``WrongResult`` where a contender did something else than it was asked for.
  func measure() async throws -> Report {
    // First of all, before the others have made the process grow.
    let memory = options.benchmarks.contains(.memory) ? try MemoryMeasurement.measure() : nil
    let runner = Runner(rounds: options.rounds)
    var results: [ComparisonResult] = []
    for comparison in Benchmark.allCases.filter(options.benchmarks.contains)
      .flatMap(\.comparisons)
    {
      results.append(try await runner.measure(comparison))
    }
    return Report(rounds: options.rounds, comparisons: results, memory: memory)
  }
}
