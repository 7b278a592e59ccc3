import NavCore

/// How much is told of moves afterwards.
enum LogLevel: String, CaseIterable, Hashable, Sendable {
  case problems, moves, details

  /// The level that a model's log is set to.
  var level: MoveLog.Level {
    switch self {
    case .problems: .problems
    case .moves: .moves
    case .details: .details
    }
  }
}
