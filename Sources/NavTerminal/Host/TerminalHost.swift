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

  let device = TerminalDevice()
  let loop: TerminalLoop
  let sessions: SessionStack
  /// What is seen of a device; nil where the room is the terminal's own.
  var window: DeviceWindow?
  var encoder: ScreenEncoder
  var output = OutputBuffer()
  let start = ContinuousClock.now
  private var ending = Ending.left

  /// Makes a host for the terminal of the process.
  ///
  /// - Parameters:
  ///   - options: how apps are shown.
  ///   - room: a device, or a window of so many points, that apps are shown on: the terminal shows as
  ///     much of it as fits, and Ctrl-R turns it. Nil shows them in the whole terminal, whatever its
  ///     size.
  public init(_ options: TerminalOptions = TerminalOptions(), room: TerminalRoom? = nil) {
    let environment = TerminalEnvironment()
    let colors = options.colors(in: environment)
    let room = room.flatMap { $0.isTerminal ? nil : $0 }
    var options = options
    options.scheme = options.scheme ?? environment.scheme
    options.locale = options.locale ?? environment.locale
    options.motion = options.motion ?? environment.motion
    sessions = SessionStack(
      room ?? .terminal(columns: 80, rows: 24), colors: colors, options: options)
    window = room.map { _ in DeviceWindow(columns: 80, rows: 24) }
    loop = TerminalLoop(device: device)
    encoder = ScreenEncoder(colors: colors)
    device.hasMouse = options.hasMouse
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
    fit()
    sessions.open(app)
  }

  private func handle(_ event: TerminalEvent) {
    sessions.leaveFinished()
    // What the user does happens now, and not when something was drawn last.
    sessions.current?.time = ContinuousClock.now - start
    switch event {
    case .input(let events): take(events)
    case .resized: fit()
    case .resumed:
      fit()
      invalidate()
    case .woken: break
    case .ended: end(.closed)
    }
  }

  private func take(_ events: [InputEvent]) {
    // Ctrl-C leaves at once, unasked: it is what one presses when a program does not listen. So it is
    // not kept waiting by what was typed before it.
    if events.contains(.key(.interrupt)) { return end(.interrupted) }
    var rest = events.compactMap(event(inRoomOf:))[...]
    while !rest.isEmpty, let session = sessions.current {
      session.take(&rest)
      if let event = rest.first, session.isForHost(event) {
        rest.removeFirst()
        use(event)
      }
      sessions.leaveFinished()
    }
  }

  /// An event as it is in the room of the app: a device stands somewhere in the terminal. Nil for what
  /// is beside it.
  private func event(inRoomOf event: InputEvent) -> InputEvent? {
    guard let window, case .mouse(let mouse) = event else { return event }
    return window.onDevice(mouse).map(InputEvent.mouse)
  }

  private func use(_ event: InputEvent) {
    switch DeviceKey(event) {
    case .turn: sessions.move(to: sessions.room.rotated)
    case .pan(let x, let y): window?.pan(x: x, y: y)
    case nil: suspend()
    }
  }

  /// Ctrl-Z: the shell has its terminal back until the process goes on.
  private func suspend() {
    do throws(TerminalError) {
      try loop.suspend()
      fit()
      invalidate()
    } catch {
      end(.closed)
    }
  }

  func end(_ ending: Ending) {
    self.ending = ending
    sessions.terminate()
    loop.stop()
  }
}
