import NavCore

/// What became of the moves of all apps that are shown, one line for each, to be written once the
/// terminal is free.
@MainActor final class MoveJournal {
  /// How many lines are kept; of more than these the oldest go.
  static let limit = 10_000

  private let level: MoveLog.Level
  private var lines: [String] = []
  private var dropped = 0

  init(_ level: LogLevel) {
    self.level = level.level
  }

  /// The app with an observer that has the journal follow its models.
  func following(_ app: NavApp) -> NavApp {
    var app = app.observing(Observer(willAppear: { [self] in follow($0.model) }))
    app.logLevel = level
    return app
  }

  /// What was kept; where lines are gone, the first one says how many.
  var text: String {
    let head = dropped == 0 ? [] : ["(\(dropped) earlier lines are not kept)"]
    return (head + lines).joined(separator: "\n")
  }

  private func follow(_ model: NavigationModel) {
    guard model.log.handler == nil else { return }
    for record in model.log.records { write(record) }
    model.log.handler = { [self] in write($0) }
  }

  private func write(_ record: MoveRecord) {
    if lines.count == 2 * Self.limit {
      lines.removeFirst(Self.limit)
      dropped += Self.limit
    }
    lines.append(Printable.text(record.description))
  }
}
