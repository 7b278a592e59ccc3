import Foundation
import NavCore
import NavStyles
import NavTerminal
import NavThemes

/// The program: reads the command line, assembles plug-ins and apps, and shows them.
@main enum Demo {
  /// The status of a program that was called wrongly, as shells and `getopt` programs have it.
  private static let usageStatus: Int32 = 2
  /// The status of a program that Ctrl-C ended: 128 and the signal's number, as shells have it.
  private static let interruptedStatus: Int32 = 130

  @MainActor static func main() {
    do {
      let registry = try Registry([BuiltInThemes(), BuiltInStyles()])
      let command = try DemoCommand(parsing: Array(CommandLine.arguments.dropFirst()))
      exit(try run(command, registry))
    } catch {
      let message = "NavDemo: " + Printable.text("\(error)") + "\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(usageStatus)
    }
  }

  /// Does what a command says, and gives the status to end with.
  @MainActor private static func run(_ command: DemoCommand, _ registry: Registry) throws -> Int32 {
    switch command {
    case .help(let topic): write(HelpText.text(for: topic))
    case .version: write(HelpText.version)
    case .list(let kind, let json):
      write(try Listing.text(kind, json: json, in: registry))
    case .catalogue(let options): return try show(.catalogue, options, registry)
    case .run(let app, let options): return try show(app, options, registry)
    case .render(let app, let options, let render):
      write(try DemoFrame(app, options, registry).text(render))
    }
    return 0
  }

  /// Shows an app on the terminal; where there is none, writes one frame of it.
  @MainActor private static func show(
    _ app: SampleApp, _ options: DemoOptions, _ registry: Registry
  ) throws -> Int32 {
    guard TerminalHost.isAvailable else {
      write(try DemoFrame(app, options, registry).text(RenderOptions()))
      return 0
    }
    let host = TerminalHost(options.terminal)
    let sample = options.sample(registry) { [weak host] chosen in
      guard let app = try? chosen.make(options.sample(registry)) else { return }
      host?.open(app)
    }
    switch try host.run(try app.make(sample)) {
    case .left, .closed: return 0
    case .interrupted: return interruptedStatus
    }
  }

  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
