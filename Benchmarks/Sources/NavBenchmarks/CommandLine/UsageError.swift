import NavCore

/// A command line that means nothing: what is wrong, what would be right, and where to read more.
enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownOption(String)
  case unknownBenchmark(String)
  case missingRounds
  case badRounds(String)

  var description: String { "\(problem) (see NavBenchmarks --help)" }

  private var problem: String {
    let expected =
      "a number from \(BenchmarkOptions.possibleRounds.lowerBound) to "
      + "\(BenchmarkOptions.possibleRounds.upperBound)"
    return switch self {
    case .unknownOption(let name):
      Self.unknown("option", name, known: ["--help", "--json", "--rounds"])
    case .unknownBenchmark(let name):
      Self.unknown("benchmark", name, known: Benchmark.allCases.map(\.rawValue))
    case .missingRounds: "--rounds needs a value; expected \(expected)"
    case .badRounds(let text):
      "--rounds can't take “\(Self.printable(text))”; expected \(expected)"
    }
  }

  private static func unknown(_ kind: String, _ name: String, known: [String]) -> String {
    RegistryError.unknown(
      kind: kind, name: printable(name), known: known,
      nearest: SpellingDistance.nearest(to: name, in: known)
    ).description
  }

  /// The text in ASCII, the rest as escapes: nothing in it can steer a terminal.
  private static func printable(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
