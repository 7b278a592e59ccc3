import NavCore
import NavTerminal

/// What the command line says about an app and how it is shown. Names are not looked up yet.
struct DemoOptions: Hashable, Sendable {
  /// The names of theme and styles; nil leaves the app's own choice. A theme may be that of a file,
  /// see ``themeFile``.
  var theme: String?
  var bar: String?
  var columns: String?
  var pager: String?
  var transition: String?
  /// How much motion there is; nil leaves it to the environment.
  var motion: TerminalMotion?
  /// Whose the mouse is.
  var mouse = MouseChoice.on
  /// Light or dark; nil leaves it to the terminal.
  var scheme: Traits.Scheme?
  /// How much contrast is asked for.
  var contrast = Traits.Contrast.standard
  /// The language of Nav's own words, as `de-AT`; nil leaves it to the terminal.
  var locale: String?
  /// The direction of the writing; nil for that of the words.
  var direction: Traits.Direction?
  /// The device, or the window of so many points, that the app is shown on; nil for the terminal
  /// itself.
  var room: TerminalRoom?
  /// The size of a frame that is written out without a device; nil for the usual one.
  var size: TerminalSize?
  /// What is told of moves at the end; nil for nothing.
  var log: LogLevel?
  /// Whether it is told at the end why the app has the styles that it has.
  var explains = false
  /// The folder that `files` starts in; never empty.
  var path = "."
  /// The file of `notes`, or nil for notes that aren't kept; never empty.
  var file: String?
}
