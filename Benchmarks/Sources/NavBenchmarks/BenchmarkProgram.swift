import Foundation

/// The program: reads the command line, measures, and prints the figures.
@main enum BenchmarkProgram {
  /// The status of a program whose work came out wrong.
  private static let failureStatus: Int32 = 1
  /// The status of a program that was called wrongly, as in `NavDemo`.
  private static let usageStatus: Int32 = 2

  @MainActor static func main() async {
    do {
      let options = try BenchmarkOptions(parsing: Array(CommandLine.arguments.dropFirst()))
      guard !options.asksForHelp else { return print(HelpText.text) }
      #if DEBUG
        complain("built without -c release, so the figures mean little")
      #endif
      let report = try await Suite(options).measure()
      print(options.isJSON ? try report.json() : report.text)
    } catch {
      complain("\(error)")
      exit(error is UsageError ? usageStatus : failureStatus)
    }
  }

  private static func complain(_ message: String) {
    // Where that can't be said, the status says it.
    try? FileHandle.standardError.write(contentsOf: Data("NavBenchmarks: \(message)\n".utf8))
  }
}
