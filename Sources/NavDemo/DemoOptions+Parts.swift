import NavCore
import NavTerminal

extension DemoOptions {
  /// The room of a frame that is written out.
  var frameRoom: TerminalRoom {
    let size = size ?? .standard
    return room ?? .terminal(columns: size.columns, rows: size.rows)
  }

  /// What of the options is the host's business.
  var terminal: TerminalOptions {
    var terminal = TerminalOptions()
    terminal.scheme = scheme
    terminal.contrast = contrast
    terminal.locale = locale
    terminal.direction = direction
    return terminal
  }

  /// What of the options is the app's business.
  func sample(
    _ registry: Registry, open: @escaping @MainActor @Sendable (SampleApp) -> Void = { _ in }
  ) -> SampleOptions {
    var sample = SampleOptions(registry: registry)
    sample.theme = theme
    sample.bar = bar
    sample.columns = columns
    sample.path = path
    sample.file = file
    sample.open = open
    return sample
  }
}
