import NavCore
import NavTerminal

/// One frame of an app, after a script, as text.
@MainActor struct DemoFrame {
  private let app: NavApp
  private let name: String
  private let options: DemoOptions

  /// How long one step of a script is waited for: longer than any folder takes to be read, and soon
  /// enough for a pipe of which nothing comes.
  private static let stepLimit = Duration.seconds(20)

  init(_ app: SampleApp, _ options: DemoOptions, _ registry: Registry) throws {
    self.app = try app.make(options.sample(registry))
    name = app.name
    self.options = options
  }

  /// The frame in a format, without a line feed at its end.
  func text(_ render: RenderOptions) throws -> String {
    let size = options.size ?? .standard
    let driver = TerminalDriver(
      app, columns: size.columns, rows: size.rows, options: options.terminal)
    return try MainThread.run {
      await driver.run(render.script, limit: Self.stepLimit)
      switch render.format {
      case .text: return driver.text.joined(separator: "\n")
      case .ansi: return String(driver.coloredText.dropLast())
      case .json:
        let report = Report(
          app: name, columns: driver.size.columns, rows: driver.size.rows, model: driver.model,
          frame: driver.frame, focus: driver.focus, text: driver.text)
        return try JSONText.text(of: report)
      }
    }
  }
}
