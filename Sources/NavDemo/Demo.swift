import Foundation
import NavCore
import NavFoundation
import NavTerminal

/// The program: reads the command line, assembles plug-ins and apps, and shows them.
@main enum Demo {
  /// The status of a program that was called wrongly, as shells and `getopt` programs have it.
  private static let usageStatus: Int32 = 2
  /// The status of a program whose output could not be written.
  private static let outputStatus: Int32 = 1
  /// The status of a check that found something, as `diff` and `grep` have it.
  private static let foundStatus: Int32 = 1
  /// The status of a program that Ctrl-C ended: 128 and the signal's number, as shells have it.
  private static let interruptedStatus: Int32 = 130

  /// Makes an app one that journals are kept of.
  private typealias Follow = @MainActor @Sendable (NavApp) -> NavApp

  @MainActor static func main() {
    do {
      let registry = try Registry.builtIn()
      let command = try DemoCommand(parsing: Array(CommandLine.arguments.dropFirst()))
      exit(try run(command, registry))
    } catch {
      let problems = (error as? ThemeFileError)?.problems.map(\.description) ?? ["\(error)"]
      let message = problems.map { "NavDemo: " + Printable.text($0) + "\n" }.joined()
      // Where that can't be said either, the status says it.
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      exit(error is OutputProblem ? outputStatus : usageStatus)
    }
  }

  /// Does what a command says, and gives the status to end with.
  @MainActor private static func run(_ command: DemoCommand, _ registry: Registry) throws -> Int32 {
    let moves = command.log.map(MoveJournal.init)
    let styles = command.explains ? StyleJournal() : nil
    let theme = try command.options?.themeFile.map(FollowedTheme.init)
    if case .render = command {} else { try theme?.startWatching() }
    let status = try run(command, registry) { app in
      var app = moves?.following(app) ?? app
      app = theme?.following(app) ?? app
      return styles?.following(app) ?? app
    }
    for text in [moves?.text, styles?.text].compactMap(\.self) where !text.isEmpty {
      try write(text, to: .standardError)
    }
    return status
  }

  @MainActor private static func run(
    _ command: DemoCommand, _ registry: Registry, _ follow: @escaping Follow
  ) throws -> Int32 {
    switch command {
    case .help(let topic): try write(HelpText.text(for: topic))
    case .version: try write(HelpText.version)
    case .list(let kind, let json):
      try write(Listing.text(kind, json: json, in: registry))
    case .theme(.check(let files, let json)):
      let check = ThemeCheck(files)
      try write(json ? check.json() : check.text)
      return check.isGood ? 0 : foundStatus
    case .theme(.export(let name)):
      // The text ends with the line break that is written.
      try write(String(ThemeFile.text(of: registry.themes.item(named: name)).dropLast()))
    case .catalogue(let options): return try show(.catalogue, options, registry, follow)
    case .run(let app, let options): return try show(app, options, registry, follow)
    case .render(let app, let options, let render):
      try write(frame(app, options, registry, follow).text(render))
    }
    return 0
  }

  /// Shows an app on the terminal; where there is none, writes one frame of it.
  @MainActor private static func show(
    _ app: SampleApp, _ options: DemoOptions, _ registry: Registry, _ follow: @escaping Follow
  ) throws -> Int32 {
    guard TerminalHost.isAvailable else {
      try write(frame(app, options, registry, follow).text(RenderOptions()))
      return 0
    }
    let host = TerminalHost(options.terminal, room: options.room)
    let sample = options.sample(registry) { [weak host] chosen in
      host?.open(follow(chosen.makeOrExplain(options.sample(registry))))
    }
    switch try host.run(follow(try app.make(sample))) {
    case .left, .closed: return 0
    case .interrupted: return interruptedStatus
    }
  }

  @MainActor private static func frame(
    _ app: SampleApp, _ options: DemoOptions, _ registry: Registry, _ follow: @escaping Follow
  ) throws -> DemoFrame {
    try DemoFrame(app, options, registry, follow: follow)
  }

  private static func write(_ text: String, to file: FileHandle = .standardOutput) throws {
    do {
      try file.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw OutputProblem(reason: error.localizedDescription)
    }
  }
}
