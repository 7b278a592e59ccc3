import NavCore
import NavTerminal

/// An option of the command line.
enum CommandOption: String, CaseIterable, Hashable, Sendable {
  case theme, bar, columns, pager, transition, scheme, contrast, motion, mouse, locale, direction
  case device, orientation, points, size, file, format, script, log, explain, json, help, version

  /// How it is typed.
  var flag: String { "--\(rawValue)" }

  /// How help writes its value; nil where it takes none.
  var placeholder: String? {
    switch self {
    case .theme: "NAME|FILE"
    case .bar, .columns, .pager, .locale, .device: "NAME"
    case .orientation: Self.choices(of: Traits.Orientation.self)
    case .points: "WIDTHxHEIGHT"
    case .scheme: Self.choices(of: Traits.Scheme.self)
    case .contrast: Self.choices(of: Traits.Contrast.self)
    case .transition: "NAME"
    case .motion: Self.choices(of: TerminalMotion.self)
    case .mouse: Self.choices(of: MouseChoice.self)
    case .direction: Self.choices(of: Traits.Direction.self)
    case .size: "COLUMNSxROWS"
    case .file: "PATH"
    case .format: Self.choices(of: OutputFormat.self)
    case .script: "STEPS"
    case .log: Self.choices(of: LogLevel.self)
    case .explain, .json, .help, .version: nil
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .theme:
      "the theme: a name of those that NavDemo list themes gives, or a file such as ./mint.json, "
        + "which is followed while the app runs"
    case .bar: "the bar style; NavDemo list bars names them and their parameters"
    case .columns:
      "the column style, with parameters as in NAME:X=1,Y=2; NavDemo list columns names all"
    case .pager: "what is shown beside pages; NavDemo list pagers names all"
    case .transition:
      "how screens, pages and sheets come and go: a style with parameters, several at once (slide+fade), "
        + "or one forth and one back (slide/fade); NavDemo list transitions names all"
    case .motion:
      "how much moves: all, short fades alone, or nothing; without it all, and nothing on a line to "
        + "another machine (SSH_CONNECTION)"
    case .mouse:
      "whether the mouse is the app's (the default), or the terminal's, as for selecting text"
    case .scheme: "light or dark colours"
    case .contrast: "as the theme has it, or more"
    case .locale:
      "the language of Nav's own words, as in de or de-AT: \(Self.locales); on a terminal without it "
        + "the environment's (LC_ALL, LC_MESSAGES, LANG); the apps stay English"
    case .direction:
      "the direction of the writing, without it that of Nav's words; right to left all is mirrored"
    case .device: "the device that it is shown on; NavDemo list devices names them"
    case .orientation: "how the device is held; without it as it usually is"
    case .points:
      "the size of the device in points, as in 744x1133; what is no known device is a window"
    case .size: "the size of a frame that is written out, in cells, as in 120x40"
    case .file: "notes only: the file that the notes are kept in; without it they are not kept"
    case .format: "what is written: plain text (the default), text in colour, or a report"
    case .script: "what the user does before the frame is written; see Script below"
    case .log:
      "what became of moves, on standard error at the end: mistakes alone, all moves, or also what "
        + "guards decided and which screens appeared"
    case .explain:
      "which level chose the theme and each style, and what it hid, on standard error at the end"
    case .json: "as JSON: an array of objects; see JSON below"
    case .help: "this help; also -h"
    case .version: "the version"
    }
  }

  private static var locales: String { Wording.builtIn.map(\.locale).joined(separator: ", ") }

  /// The names of all cases, as help writes a choice.
  static func choices<Choice: CaseIterable & RawRepresentable>(
    of type: Choice.Type
  ) -> String where Choice.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: "|")
  }
}
