import NavCore
import NavTerminal

/// One frame of an app, after a script, as text.
@MainActor struct DemoFrame {
  private let name: String
  private let driver: TerminalDriver

  /// How long one step of a script is waited for: longer than any folder takes to be read, and soon
  /// enough for a pipe of which nothing comes.
  private static let stepLimit = Duration.seconds(20)

  /// - Parameter follow: makes an app one that a journal is kept of, where there is one.
  init(
    _ app: SampleApp, _ options: DemoOptions, _ registry: Registry,
    follow: @escaping @MainActor @Sendable (NavApp) -> NavApp = { $0 }
  ) throws {
    name = app.name
    let opening = Opening()
    let sample = options.sample(registry) { chosen in
      opening.driver?.open(follow(chosen.makeOrExplain(options.sample(registry))))
    }
    var terminal = options.terminal
    terminal.motion = terminal.motion ?? .full
    driver = TerminalDriver(
      follow(try app.make(sample)), room: options.frameRoom, options: terminal)
    opening.driver = driver
  }

  /// The frame in a format, without a line feed at its end.
  func text(_ render: RenderOptions) throws -> String {
    try MainThread.run { [driver, name] in
      await driver.run(render.script, limit: Self.stepLimit)
      switch render.format {
      case .text: return driver.text.joined(separator: "\n")
      case .ansi: return String(driver.coloredText.dropLast())
      case .json:
        let report = Report(
          app: name, room: driver.room, model: driver.model, frame: driver.frame,
          focus: driver.focus, text: driver.text, access: Report.Access(driver))
        return try JSONText.text(of: report)
      }
    }
  }

  /// What opens the app that is chosen in the catalogue, once it is there.
  private final class Opening {
    weak var driver: TerminalDriver?
  }
}
