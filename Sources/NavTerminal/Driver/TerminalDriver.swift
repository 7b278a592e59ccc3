public import NavCore
import NavLayout

/// Runs an app in a terminal that is not there: of any size, with a clock that stands until it is
/// moved. Tests and `render` use it; what it shows is what the terminal host shows.
///
///     let driver = TerminalDriver(app, columns: 60, rows: 20)
///     driver.press(.down)
///     driver.press(.enter)
///     await driver.settle()
///     print(driver.text.joined(separator: "\n"))
@MainActor public final class TerminalDriver {
  /// How one cell looks.
  public struct Look: Hashable, Sendable {
    /// The colour of the text, or nil for the terminal's own.
    public let ink: RGBColor?
    /// The colour behind it, or nil for the terminal's own.
    public let ground: RGBColor?
    /// Whether it is bold.
    public let isBold: Bool
    /// Whether ink and ground are the other way round.
    public let isReversed: Bool
  }

  let sessions: SessionStack
  private(set) var session: TerminalSession
  private var encoder: ScreenEncoder
  private var output = OutputBuffer()

  /// Whether colours are shown.
  let hasColor: Bool

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - columns: the width in cells, at least 1.
  ///   - rows: the height in cells, at least 1.
  ///   - options: how it is shown; what is left to the environment is dark, in English, with
  ///     24-bit colours.
  public convenience init(
    _ app: NavApp, columns: Int = 80, rows: Int = 24, options: TerminalOptions = .init()
  ) {
    self.init(app, room: .terminal(columns: columns, rows: rows), options: options)
  }

  /// Starts an app in a room, such as that of a device.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - room: the room; the screen is as large as the room is.
  ///   - options: how it is shown; what is left to the environment is dark, in English, with
  ///     24-bit colours.
  public init(_ app: NavApp, room: TerminalRoom, options: TerminalOptions = .init()) {
    hasColor = options.hasColor != false
    let colors: ColorMode = options.hasColor == false ? .none : .truecolor
    sessions = SessionStack(room, colors: colors, options: options)
    encoder = ScreenEncoder(colors: colors)
    session = sessions.open(app)
    session.render()
  }

  /// Shows another app above the one that runs; when it is left, that one is shown again.
  public func open(_ app: NavApp) {
    session = sessions.open(app)
    session.render()
  }

  /// Brings what is shown to what it should be now; an app that was left makes way for the one that
  /// opened it.
  func render() {
    sessions.leaveFinished()
    session = sessions.current ?? session
    session.render()
  }

  /// The navigation of the app that is shown.
  public var model: NavigationModel { session.model }

  /// What is shown, as a value.
  public var frame: Frame {
    render()
    return session.frame
  }

  /// Whether the app was left.
  public var isFinished: Bool { sessions.current?.isFinished != false }

  /// What was composed so far, counted.
  public var statistics: Composer.Statistics { session.composer.statistics }

  /// How many nodes were laid out and drawn so far.
  public var work: (laidOut: Int, drawn: Int) {
    render()
    return (session.layout.laidOut, session.drawing.drawn)
  }

  /// Moves the clock on.
  public func advance(by duration: Duration) {
    session.time += duration
    render()
  }

  /// The bytes that bring a real terminal from what it was sent last to what is shown now; none when
  /// it shows that already.
  public func encodeChanges() -> [UInt8] {
    render()
    output.clear()
    session.encode(with: &encoder, into: &output)
    return output.bytes
  }

  func rendered() -> CellGrid {
    render()
    return session.grid
  }

  var focused: FocusTarget? { session.placed.focused }
}
