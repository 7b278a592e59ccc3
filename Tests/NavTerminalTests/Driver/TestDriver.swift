import NavCore
import NavStyles
import NavThemes
import Observation

@testable import NavTerminal

/// A number that can be observed, and texts that are not.
@MainActor @Observable final class Tally {
  var count = 0
  var text = ""
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored var ends: [CheckedContinuation<Void, Never>] = []
}

extension TerminalDriver {
  /// Runs an app of one screen.
  static func showing(
    columns: Int = 40, rows: Int = 12, options: TerminalOptions = .init(), title: String = "Title",
    @NodeBuilder body: @escaping @MainActor @Sendable () -> [any NodeContent]
  ) throws -> TerminalDriver {
    try running(
      .stack(.screen(Screen(title, body: body))), columns: columns, rows: rows, options: options)
  }

  /// Runs an app of the built-in themes and styles that has no routes.
  static func running(
    _ root: ContainerPlan, columns: Int = 40, rows: Int = 12, options: TerminalOptions = .init()
  ) throws -> TerminalDriver {
    let app = try NavApp("Test", plugins: [BuiltInThemes(), BuiltInStyles()], root: root)
    return TerminalDriver(app, columns: columns, rows: rows, options: options)
  }

  /// How many nodes are laid out and drawn by something.
  func work(of action: () -> Void) -> (laidOut: Int, drawn: Int) {
    let before = work
    action()
    let after = work
    return (after.laidOut - before.laidOut, after.drawn - before.drawn)
  }

  /// The rows on which the colour of the focus is seen.
  var focusedRows: [Int] {
    let ground = frame.theme.palette(for: frame.traits)[.focusGround]
    return (0..<size.rows).filter { row in
      (0..<size.columns).contains { look(column: $0, row: row).ground == ground }
    }
  }
}
