import NavCore

/// An option of the command line.
enum CommandOption: String, CaseIterable, Hashable, Sendable {
  case theme, bar, columns, scheme, size, file, format, script, log, json, help, version

  /// How it is typed.
  var flag: String { "--\(rawValue)" }

  /// How help writes its value; nil where it takes none.
  var placeholder: String? {
    switch self {
    case .theme, .bar, .columns: "NAME"
    case .scheme: Self.choices(of: Traits.Scheme.self)
    case .size: "COLUMNSxROWS"
    case .file: "PATH"
    case .format: Self.choices(of: OutputFormat.self)
    case .script: "STEPS"
    case .log: Self.choices(of: LogLevel.self)
    case .json, .help, .version: nil
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .theme: "the theme; NavDemo list themes names them"
    case .bar: "the bar style; NavDemo list bars names them"
    case .columns: "the column style; NavDemo list columns names them"
    case .scheme: "light or dark colours"
    case .size: "the size of a frame that is written out, in cells, as in 120x40"
    case .file: "notes only: the file that the notes are kept in; without it they are not kept"
    case .format: "what is written: plain text (the default), text in colour, or a report"
    case .script: "what the user does before the frame is written; see Script below"
    case .log:
      "what became of moves, on standard error at the end: mistakes alone, all moves, or also what "
        + "guards decided and which screens appeared"
    case .json: "as JSON: an array of objects with name, summary and plugin"
    case .help: "this help; also -h"
    case .version: "the version"
    }
  }

  /// The names of all cases, as help writes a choice.
  static func choices<Choice: CaseIterable & RawRepresentable>(
    of type: Choice.Type
  ) -> String where Choice.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: "|")
  }
}
