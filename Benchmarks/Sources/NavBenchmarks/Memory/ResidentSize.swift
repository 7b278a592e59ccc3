import Foundation

/// How much memory the process has that is resident.
enum ResidentSize {
  /// The size in KiB (`VmRSS`, see proc(5)), or nil where there is no `/proc`.
  static var kibibytes: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return nil }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
