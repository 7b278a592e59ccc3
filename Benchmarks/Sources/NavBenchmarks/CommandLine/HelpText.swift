/// The text that explains the command line.
enum HelpText {
  /// The help, without a line break at the end.
  static var text: String {
    let width = (Benchmark.allCases.map(\.rawValue.count).max() ?? 0) + 2
    let benchmarks = Benchmark.allCases.map { benchmark in
      "  " + benchmark.rawValue.padding(to: width) + benchmark.summary
    }
    return """
      NavBenchmarks measures Nav's engine against a plain Swift array that does the bare minimum.

      Usage: NavBenchmarks [BENCHMARK …] [--rounds N] [--json]

      Benchmarks (all of them where none is named):
      \(benchmarks.joined(separator: "\n"))

      Options:
        --rounds N   how often each comparison is measured; \(BenchmarkOptions.usualRounds) where nothing is said
        --json       the figures as JSON; times are nanoseconds, sizes are KiB
        --help       this help; also -h

      Exit status: 0 whatever the figures are, 1 where a result is wrong, 2 for a wrong command line.
      """
  }
}
