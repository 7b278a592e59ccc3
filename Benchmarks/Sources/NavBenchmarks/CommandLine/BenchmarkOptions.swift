/// What the command line asks for.
struct BenchmarkOptions: Hashable, Sendable {
  /// How many rounds there are where nothing else is said; an odd number has a median of its own.
  static let usualRounds = 15
  /// How many rounds can be asked for.
  static let possibleRounds = 1...1_000

  /// The benchmarks to run.
  private(set) var benchmarks: Set<Benchmark> = []
  /// How often each comparison is measured.
  private(set) var rounds = usualRounds
  /// Whether the figures are written as JSON.
  private(set) var isJSON = false
  /// Whether help is asked for, which outdoes everything else.
  private(set) var asksForHelp = false

  /// Reads a command line.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Throws: ``UsageError`` for what means nothing.
  init(parsing arguments: [String]) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      asksForHelp = true
      return
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--rounds": rounds = try Self.rounds(rest.popFirst())
      case _ where argument.hasPrefix("--rounds="):
        rounds = try Self.rounds(String(argument.dropFirst("--rounds=".count)))
      case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
      default:
        guard let benchmark = Benchmark(rawValue: argument) else {
          throw .unknownBenchmark(argument)
        }
        benchmarks.insert(benchmark)
      }
    }
    if benchmarks.isEmpty { benchmarks = Set(Benchmark.allCases) }
  }

  private static func rounds(_ text: String?) throws(UsageError) -> Int {
    guard let text, !text.isEmpty else { throw .missingRounds }
    guard let rounds = Int(text), possibleRounds.contains(rounds) else { throw .badRounds(text) }
    return rounds
  }
}
