import NavCore

/// The apps that run in one terminal, each opened by the one below it; the uppermost is shown.
///
/// They are windows of one terminal and share nothing: each has a model of its own.
@MainActor final class SessionStack {
  private let colors: ColorMode
  private let scheme: Traits.Scheme
  private let direction: Traits.Direction
  private var sessions: [TerminalSession] = []

  init(colors: ColorMode, scheme: Traits.Scheme, direction: Traits.Direction) {
    self.colors = colors
    self.scheme = scheme
    self.direction = direction
  }

  /// The app that is shown, or nil when all were left.
  var current: TerminalSession? { sessions.last }

  /// Shows an app above the others.
  @discardableResult
  func open(_ app: NavApp, columns: Int, rows: Int) -> TerminalSession {
    let session = TerminalSession(
      app, columns: columns, rows: rows, colors: colors, scheme: scheme, direction: direction)
    session.canLeaveByBack = !sessions.isEmpty
    sessions.append(session)
    return session
  }

  /// Goes back to the app below one that was left.
  func leaveFinished() {
    while let session = sessions.last, session.isFinished {
      sessions.removeLast()
      sessions.last?.invalidate()
    }
  }

  func resize(columns: Int, rows: Int) {
    for session in sessions { session.resize(columns: columns, rows: rows) }
  }

  /// Ends all apps without asking.
  func terminate() {
    for session in sessions { session.model.terminate() }
    sessions = []
  }
}
