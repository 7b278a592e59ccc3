import NavCore
import NavFoundation
import NavTerminal

extension DemoOptions {
  /// The room of a frame that is written out.
  var frameRoom: TerminalRoom {
    let size = size ?? .standard
    return room ?? .terminal(columns: size.columns, rows: size.rows)
  }

  /// The file that the theme is read from, or nil where it has a name. No name has a slash or a dot
  /// in it.
  var themeFile: ThemeFile? {
    theme.flatMap { $0.contains("/") || $0.hasSuffix(".json") ? ThemeFile($0) : nil }
  }

  /// What of the options is the host's business.
  var terminal: TerminalOptions {
    var terminal = TerminalOptions()
    terminal.scheme = scheme
    terminal.contrast = contrast
    terminal.locale = locale
    terminal.direction = direction
    terminal.motion = motion
    terminal.hasMouse = mouse == .on
    return terminal
  }

  /// What of the options is the app's business.
  func sample(
    _ registry: Registry, open: @escaping @MainActor @Sendable (SampleApp) -> Void = { _ in }
  ) -> SampleOptions {
    var sample = SampleOptions(registry: registry)
    sample.theme = themeFile == nil ? theme : nil
    sample.bar = bar
    sample.columns = columns
    sample.pager = pager
    sample.transition = transition
    sample.path = path
    sample.file = file
    sample.open = open
    return sample
  }
}
