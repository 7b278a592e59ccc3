public import NavCore

/// Shows apps in the terminal of the process and turns keys into moves.
///
///     try TerminalHost().run(app)
///
/// ``main(_:_:)`` does that as a whole program, with its errors and exit status.
///
/// It takes the main thread until the app is left. Tasks of the main actor run meanwhile; when
/// nothing happens it costs no processor time. However the process ends, the terminal is given back
/// as it was.
@MainActor public final class TerminalHost {
  /// How a run ended.
  public enum Ending: Hashable, Sendable {
    /// The user left the app.
    case left
    /// The user pressed Ctrl-C.
    case interrupted
    /// The terminal was closed.
    case closed
  }

  private let device = TerminalDevice()
  private let loop: TerminalLoop
  private let sessions: SessionStack
  private var encoder: ScreenEncoder
  private var output = OutputBuffer()
  private let start = ContinuousClock.now
  private var ending = Ending.left

  /// Makes a host for the terminal of the process.
  public init(_ options: TerminalOptions = TerminalOptions()) {
    let environment = TerminalEnvironment()
    let colors = options.colors(in: environment)
    sessions = SessionStack(
      colors: colors, scheme: options.scheme ?? environment.scheme,
      direction: options.direction)
    loop = TerminalLoop(device: device)
    encoder = ScreenEncoder(colors: colors)
  }

  /// Whether input and output of the process are a terminal that can show an app.
  public static var isAvailable: Bool {
    TerminalDevice().isTerminal && TerminalEnvironment().isCapable
  }

  /// Shows an app until it is left.
  ///
  /// - Throws: an error that says what is wrong with the terminal; nothing is changed then.
  @discardableResult
  public func run(_ app: NavApp) throws -> Ending {
    try device.enter()
    defer { device.leave() }
    ending = .left
    open(app)
    loop.run(handle, settle: settle)
    sessions.terminate()
    return ending
  }

  /// Shows another app above the one that runs; when it is left, that one is shown again.
  public func open(_ app: NavApp) {
    let size = device.size
    sessions.open(app, columns: size.columns, rows: size.rows)
  }

  private func handle(_ event: TerminalEvent) {
    sessions.leaveFinished()
    switch event {
    case .input(let events): take(events)
    case .resized: fitSessions()
    case .resumed:
      fitSessions()
      sessions.current?.invalidate()
    case .woken: break
    case .ended: end(.closed)
    }
  }

  private func take(_ events: [InputEvent]) {
    // Ctrl-C leaves at once, unasked: it is what one presses when a program does not listen. So it is
    // not kept waiting by what was typed before it.
    if events.contains(.key(.interrupt)) { return end(.interrupted) }
    var rest = events[...]
    while !rest.isEmpty, let session = sessions.current {
      session.take(&rest)
      if rest.first == .key(.suspend) {
        rest.removeFirst()
        suspend()
      }
      sessions.leaveFinished()
    }
  }

  /// Ctrl-Z: the shell has its terminal back until the process goes on.
  private func suspend() {
    do throws(TerminalError) {
      try loop.suspend()
      fitSessions()
      sessions.current?.invalidate()
    } catch {
      end(.closed)
    }
  }

  private func fitSessions() {
    let size = device.size
    sessions.resize(columns: size.columns, rows: size.rows)
  }

  private func end(_ ending: Ending) {
    self.ending = ending
    sessions.terminate()
    loop.stop()
  }

  /// Draws what has changed, in one write, and nothing when nothing has.
  private func settle() {
    sessions.leaveFinished()
    guard let session = sessions.current else { return loop.stop() }
    session.time = ContinuousClock.now - start
    session.render()
    output.clear()
    session.encode(with: &encoder, into: &output)
    if !output.isEmpty, !device.write(output) { return end(.closed) }
    if let next = session.nextTurn {
      let rest = max(.zero, next - session.time)
      loop.wake(after: UInt64(rest / .nanoseconds(1)))
    } else {
      loop.cancelWake()
    }
  }
}
