import Foundation
import NavCore
import NavTerminal

/// The program: reads the command line, assembles plug-ins and apps, and shows them.
@main enum Demo {
  /// The status of a program that was called wrongly, as shells and `getopt` programs have it.
  private static let usageStatus: Int32 = 2
  /// The status of a program whose output could not be written.
  private static let outputStatus: Int32 = 1
  /// The status of a program that Ctrl-C ended: 128 and the signal's number, as shells have it.
  private static let interruptedStatus: Int32 = 130

  @MainActor static func main() {
    do {
      let registry = try Registry.builtIn()
      let command = try DemoCommand(parsing: Array(CommandLine.arguments.dropFirst()))
      exit(try run(command, registry))
    } catch {
      let message = "NavDemo: " + Printable.text("\(error)") + "\n"
      // Where that can't be said either, the status says it.
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      exit(error is OutputProblem ? outputStatus : usageStatus)
    }
  }

  /// Does what a command says, and gives the status to end with.
  @MainActor private static func run(_ command: DemoCommand, _ registry: Registry) throws -> Int32 {
    let journal = command.log.map(MoveJournal.init)
    let status = try run(command, registry, journal)
    if let text = journal?.text, !text.isEmpty { try write(text, to: .standardError) }
    return status
  }

  @MainActor private static func run(
    _ command: DemoCommand, _ registry: Registry, _ journal: MoveJournal?
  ) throws -> Int32 {
    switch command {
    case .help(let topic): try write(HelpText.text(for: topic))
    case .version: try write(HelpText.version)
    case .list(let kind, let json):
      try write(Listing.text(kind, json: json, in: registry))
    case .catalogue(let options): return try show(.catalogue, options, registry, journal)
    case .run(let app, let options): return try show(app, options, registry, journal)
    case .render(let app, let options, let render):
      try write(frame(app, options, registry, journal).text(render))
    }
    return 0
  }

  /// Shows an app on the terminal; where there is none, writes one frame of it.
  @MainActor private static func show(
    _ app: SampleApp, _ options: DemoOptions, _ registry: Registry, _ journal: MoveJournal?
  ) throws -> Int32 {
    guard TerminalHost.isAvailable else {
      try write(frame(app, options, registry, journal).text(RenderOptions()))
      return 0
    }
    let host = TerminalHost(options.terminal, room: options.room)
    let sample = options.sample(registry) { [weak host] chosen in
      host?.open(followed(chosen.makeOrExplain(options.sample(registry)), by: journal))
    }
    switch try host.run(followed(try app.make(sample), by: journal)) {
    case .left, .closed: return 0
    case .interrupted: return interruptedStatus
    }
  }

  @MainActor private static func frame(
    _ app: SampleApp, _ options: DemoOptions, _ registry: Registry, _ journal: MoveJournal?
  ) throws -> DemoFrame {
    try DemoFrame(app, options, registry) { followed($0, by: journal) }
  }

  @MainActor private static func followed(_ app: NavApp, by journal: MoveJournal?) -> NavApp {
    journal?.following(app) ?? app
  }

  private static func write(_ text: String, to file: FileHandle = .standardOutput) throws {
    do {
      try file.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw OutputProblem(reason: error.localizedDescription)
    }
  }
}
