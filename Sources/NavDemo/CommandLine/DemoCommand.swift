/// What the command line asks for.
enum DemoCommand: Hashable, Sendable {
  /// The catalogue of sample apps.
  case catalogue(DemoOptions)
  /// An app on the terminal.
  case run(SampleApp, DemoOptions)
  /// One frame of an app on standard output.
  case render(SampleApp, DemoOptions, RenderOptions)
  /// What can be chosen; nil for all kinds.
  case list(ListKind?, json: Bool)
  /// What is to be done with theme files.
  case theme(ThemeTask)
  /// How a command is used.
  case help(HelpTopic)
  /// The version.
  case version

  /// What is said about the app; nil where none is shown.
  var options: DemoOptions? {
    switch self {
    case .catalogue(let options), .run(_, let options), .render(_, let options, _): options
    case .list, .theme, .help, .version: nil
    }
  }

  /// What is told of moves at the end; nil for nothing.
  var log: LogLevel? { options?.log }

  /// Whether it is told at the end why the app has its styles.
  var explains: Bool { options?.explains ?? false }

  /// The version of the package.
  static let versionNumber = "0.1.0"
}
