import Foundation
import NavTestSupport

/// The built program, which lies beside the tests.
enum DemoProgram {
  /// How a run without a terminal ended, and what it wrote.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The path of the executable, or of another one that is built with it.
  static var path: String { path(of: "NavDemo") }

  /// The path of an executable of the package.
  static func path(of name: String) -> String {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: bundle)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent(name).path
  }

  /// What every run in a terminal finds in its environment: as on a line to another machine nothing
  /// moves, so that what is waited for is the end of a move.
  static let environment = [
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "HOME": "/",
    "SSH_CONNECTION": "192.0.2.1 5000 192.0.2.2 22",
  ]

  /// Starts the program in a terminal of its own.
  static func start(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, adding more: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [path] + arguments, environment: environment.merging(more) { $1 }, columns: columns,
      rows: rows)
  }

  /// Runs the program with its output in pipes, to its end.
  static func run(_ arguments: String...) throws -> Run { try run(arguments, output: nil) }

  /// Runs the program to its end, with its output in a pipe or in a file that is open.
  static func run(
    _ arguments: [String], output file: FileHandle?, program: String = path
  ) throws -> Run {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file ?? output
    process.standardError = errors
    try process.run()
    let written = file == nil ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }
}

extension PseudoTerminal {
  /// Waits until a text is to be seen.
  func waitFor(_ text: String) throws {
    try wait { $0.text.contains(text) }
  }

  /// Types what a key sends.
  func press(_ keys: TypedKey...) {
    for key in keys { type(key.bytes) }
  }

  /// Whether the terminal is as it was before the program.
  var isGivenBack: Bool {
    lineSettings == initialLineSettings && screen.modes == [7, 25] && screen.failures.isEmpty
  }
}

/// A key, with the bytes that a terminal sends for it.
enum TypedKey: String {
  case up = "\u{1B}[A"
  case down = "\u{1B}[B"
  case right = "\u{1B}[C"
  case left = "\u{1B}[D"
  case enter = "\r"
  case escape = "\u{1B}"
  case tab = "\t"
  case backspace = "\u{7F}"
  case interrupt = "\u{3}"
  case turn = "\u{12}"
  case viewRight = "\u{1B}[1;5C"

  var bytes: [UInt8] { Array(rawValue.utf8) }
}
