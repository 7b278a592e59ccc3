/// What became of moves, for those who want to know afterwards: tests, hosts, a developer.
///
/// It costs nothing where the level asks for nothing: no text is made that is not kept.
@MainActor public final class MoveLog {
  /// How much is kept.
  public enum Level: Int, Comparable, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// What hints at a mistake: what was not found, what was refused because it can't be right, a
    /// result that nobody asked for.
    case problems
    /// Every move too, with what came of it, and where it was redirected.
    case moves
    /// What guards decided and which screens appeared too.
    case details

    /// Whether the first keeps less than the second.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// How much is kept from now on.
  public var level = Level.problems
  /// How many records are kept; the oldest go first. Less than 1 counts as 1.
  public var limit = 1_000
  /// Called with each record.
  public var handler: (@MainActor (MoveRecord) -> Void)?
  private var kept: [MoveRecord] = []
  private var oldest = 0

  /// What was kept, the oldest first.
  public var records: [MoveRecord] { Array(kept[oldest...] + kept[..<oldest]) }

  /// Forgets what was kept.
  public func clear() {
    kept = []
    oldest = 0
  }

  func write(_ level: Level, _ record: () -> MoveRecord) {
    guard level <= self.level, level != .off else { return }
    var record = record()
    record.level = level
    keep(record)
    handler?(record)
  }

  private func keep(_ record: MoveRecord) {
    let limit = max(1, limit)
    if kept.count == limit {
      kept[oldest] = record
      oldest = (oldest + 1) % limit
      return
    }
    if oldest > 0 || kept.count > limit {
      // The limit was changed meanwhile.
      kept = records.suffix(limit - 1)
      oldest = 0
    }
    kept.append(record)
  }
}

extension MoveLog.Level {
  /// The level at which a guard's decision is kept: what makes another move of one is as much as the
  /// move.
  static func level(of decision: GuardDecision) -> MoveLog.Level {
    if case .redirect = decision { .moves } else { .details }
  }

  /// The level at which an outcome is kept.
  static func level(of outcome: Outcome) -> MoveLog.Level {
    switch outcome {
    case .notFound: .problems
    case .refused(let name, _)
    where ["batch", "directory", "guards", "result", "checkpoint", "transfer"].contains(name):
      .problems
    case .done, .nothing, .refused, .pending: .moves
    }
  }
}
