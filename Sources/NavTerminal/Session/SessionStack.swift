import NavCore

/// The apps that run in one terminal, each opened by the one below it; the uppermost is shown.
///
/// They are windows of one terminal and share nothing: each has a model of its own.
@MainActor final class SessionStack {
  private let colors: ColorMode
  private let options: TerminalOptions
  private var sessions: [TerminalSession] = []
  /// The room that all of them are shown in.
  private(set) var room: TerminalRoom

  /// - Parameter options: how apps are shown; a scheme that is left open is dark.
  init(_ room: TerminalRoom, colors: ColorMode, options: TerminalOptions) {
    self.room = room
    self.colors = colors
    self.options = options
  }

  /// The app that is shown, or nil when all were left.
  var current: TerminalSession? { sessions.last }

  /// Shows an app above the others.
  @discardableResult
  func open(_ app: NavApp) -> TerminalSession {
    let session = TerminalSession(app, room: room, colors: colors, options: options)
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

  /// Shows all of them in another room.
  func move(to room: TerminalRoom) {
    self.room = room
    for session in sessions { session.move(to: room) }
  }

  /// Ends all apps without asking.
  func terminate() {
    for session in sessions { session.model.terminate() }
    sessions = []
  }
}
