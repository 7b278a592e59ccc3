import Foundation

/// All figures of a run.
struct Report: Hashable, Sendable, Encodable {
  /// How often each comparison was measured.
  let rounds: Int
  /// The rows.
  let comparisons: [ComparisonResult]
  /// How the process grew, or nil where that was not measured.
  let memory: MemoryMeasurement?

  /// The figures as JSON with sorted keys, without a line break at the end.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
