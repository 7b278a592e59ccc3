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

  private let session: TerminalSession
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
    session = TerminalSession(
      app, columns: columns, rows: rows, colors: colors, scheme: options.scheme ?? .dark,
      direction: options.direction)
    encoder = ScreenEncoder(colors: colors)
    session.render()
  }

  /// The navigation of the app.
  public var model: NavigationModel { session.model }

  /// What is shown, as a value.
  public var frame: Frame {
    session.render()
    return session.frame
  }

  /// Whether the app was left.
  public var isFinished: Bool { session.isFinished }

  /// What was composed so far, counted.
  public var statistics: Composer.Statistics { session.composer.statistics }

  /// How many nodes were laid out and drawn so far.
  public var work: (laidOut: Int, drawn: Int) {
    session.render()
    return (session.layout.laidOut, session.drawing.drawn)
  }

  /// Presses a key.
  public func press(_ key: TerminalKey) {
    session.render()
    session.handle(.key(key.press))
    session.render()
  }

  /// Types text, as one key for each character.
  public func type(_ text: String) {
    for character in text { press(character.isNewline ? .enter : .character(character)) }
  }

  /// Pastes text in one piece.
  public func paste(_ text: String) {
    session.render()
    session.handle(.paste(text))
    session.render()
  }

  /// Changes the size.
  public func resize(columns: Int, rows: Int) {
    session.resize(columns: columns, rows: rows)
    session.render()
  }

  /// Moves the clock on.
  public func advance(by duration: Duration) {
    session.time += duration
    session.render()
  }

  /// The bytes that bring a real terminal from what it was sent last to what is shown now; none when
  /// it shows that already.
  public func encodeChanges() -> [UInt8] {
    session.render()
    output.clear()
    session.encode(with: &encoder, into: &output)
    return output.bytes
  }

  /// Waits until nothing is going on that changes what is shown by itself: loading, saving, a guard
  /// that makes up its mind.
  ///
  /// - Parameter limit: how long it waits at most, for screens whose work may never end; nil waits
  ///   for as long as there is work.
  public func settle(limit: Duration? = nil) async {
    let deadline = limit.map { ContinuousClock.now + $0 }
    var quiet = 0
    // What the app starts by tasks of its own has a few turns of the main actor to show itself.
    while quiet < 8 {
      if let deadline {
        if ContinuousClock.now >= deadline { return session.render() }
      } else {
        await model.untilIdle()
      }
      await Task.yield()
      session.render()
      quiet = model.isIdle ? quiet + 1 : 0
    }
  }

  /// Takes the steps of a script one after the other, and waits for the end of each.
  ///
  /// - Parameters:
  ///   - script: the steps; those after the app was left are not taken.
  ///   - limit: how long each step is waited for at most; nil waits for as long as there is work.
  public func run(_ script: Script, limit: Duration? = nil) async {
    await settle(limit: limit)
    for step in script.steps where !isFinished {
      perform(step)
      await settle(limit: limit)
    }
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
    session.render()
  }

  func rendered() -> CellGrid {
    session.render()
    return session.grid
  }

  var focused: FocusTarget? { session.placed.focused }
}
