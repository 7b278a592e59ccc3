/// What help can be asked for, and which options belong there.
enum HelpTopic: String, CaseIterable, Hashable, Sendable {
  case general, run, render, list, theme

  /// The commands, by the words that name them.
  static let commands: [HelpTopic] = [.run, .render, .list, .theme]

  /// The options that it takes, in the order in which help lists them.
  var options: [CommandOption] {
    let choices: [CommandOption] = [
      .theme, .bar, .columns, .pager, .transition, .scheme, .contrast, .motion, .locale,
      .direction, .device, .orientation, .points,
    ]
    return switch self {
    case .general: choices + [.mouse, .size, .help, .version]
    case .run: choices + [.mouse, .size, .file, .log, .explain, .help]
    case .render: choices + [.size, .file, .format, .script, .log, .explain, .help]
    case .list, .theme: [.json, .help]
    }
  }

  /// What to type to see it.
  var invocation: String {
    self == .general ? "NavDemo --help" : "NavDemo \(rawValue) --help"
  }
}
