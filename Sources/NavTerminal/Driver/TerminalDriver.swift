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

  private let sessions: SessionStack
  private var session: TerminalSession
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
  ///   - options: how it is shown; what is left to the environment is dark, with 24-bit colours.
  public init(
    _ app: NavApp, columns: Int = 80, rows: Int = 24, options: TerminalOptions = .init()
  ) {
    hasColor = options.hasColor != false
    let colors: ColorMode = options.hasColor == false ? .none : .truecolor
    sessions = SessionStack(
      colors: colors, scheme: options.scheme ?? .dark, direction: options.direction)
    encoder = ScreenEncoder(colors: colors)
    session = sessions.open(app, columns: columns, rows: rows)
    session.render()
  }

  /// Shows another app above the one that runs; when it is left, that one is shown again.
  public func open(_ app: NavApp) {
    session = sessions.open(app, columns: session.columns, rows: session.rows)
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

  /// Presses a key. Ctrl-C leaves all apps, as it ends a program.
  public func press(_ key: TerminalKey) {
    render()
    if key.press == .interrupt {
      sessions.terminate()
    } else {
      session.handle(.key(key.press))
    }
    render()
  }

  /// Types text, as one key for each character.
  public func type(_ text: String) {
    for character in text { press(character.isNewline ? .enter : .character(character)) }
  }

  /// Pastes text in one piece.
  public func paste(_ text: String) {
    render()
    session.handle(.paste(text))
    render()
  }

  /// Changes the size.
  public func resize(columns: Int, rows: Int) {
    sessions.resize(columns: columns, rows: rows)
    render()
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

  /// Takes one step of a script.
  public func perform(_ step: ScriptStep) {
    switch step {
    case .key(let key): press(key)
    case .back: session.goBack()
    case .home: session.move(.home)
    case .type(let text): type(text)
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    }
    render()
  }

  func rendered() -> CellGrid {
    render()
    return session.grid
  }

  var focused: FocusTarget? { session.placed.focused }
}
