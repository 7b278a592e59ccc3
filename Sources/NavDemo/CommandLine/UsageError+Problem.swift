import NavCore
import NavTerminal

extension UsageError {
  /// What is wrong.
  enum Problem: Hashable, Sendable {
    case unknownCommand(String)
    case unknown(kind: String, name: String, known: [String])
    case missingApp
    case missingThemeTask
    case missingThemeFile
    case missingThemeName
    case missingValue(CommandOption)
    case needlessValue(CommandOption, String)
    case badValue(CommandOption, String, expected: String)
    case conflict(CommandOption, CommandOption)
    case orientationOfNothing
    case foreignOption(CommandOption, app: SampleApp)
    case needlessArgument(String)
    case emptyPath
    case script(ScriptError)
  }
}

extension UsageError.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name):
      if SampleApp.named(name) != nil {
        "“\(name)” is an app, not a command; expected NavDemo run \(name)"
      } else {
        Self.unknown("command", name, HelpTopic.commands.map(\.rawValue))
      }
    case .unknown(let kind, let name, let known): Self.unknown(kind, name, known)
    case .missingApp:
      "no app is named; known: \(SampleApp.allCases.map(\.name).joined(separator: ", "))"
    case .missingThemeTask: "nothing to do is named; expected check FILE… or export NAME"
    case .missingThemeFile: "no theme file is named; expected NavDemo theme check FILE…"
    case .missingThemeName:
      "no theme is named; expected NavDemo theme export NAME, as NavDemo list themes gives it"
    case .missingValue(let option):
      "\(option.flag) needs a value; expected \(option.flag) \(option.placeholder ?? "")"
        + ", or \(option.flag)=… where the value begins with dashes"
    case .needlessValue(let option, let value):
      "\(option.flag) takes no value, but “\(value)” was given; write \(option.flag) alone"
    case .badValue(let option, let value, let expected):
      "\(option.flag) can't take “\(value)”; expected \(expected)"
    case .conflict(let one, let other):
      "\(one.flag) and \(other.flag) both say how large it is; leave out one of them"
    case .orientationOfNothing:
      "--orientation is that of a device, and there is none; add --device NAME or "
        + "--points WIDTHxHEIGHT, or leave it out"
    case .foreignOption(let option, let app):
      "\(option.flag) belongs to \(Self.appsWithFiles), not to \(app.name); leave it out"
    case .needlessArgument(let argument):
      "unexpected argument “\(argument)”; leave it out"
    case .emptyPath: "the path is empty; expected a folder, or no path for the current one"
    case .script(let error): "--script: \(error)"
    }
  }

  private static var appsWithFiles: String {
    SampleApp.allCases.filter(\.takesFile).map(\.name).joined(separator: ", ")
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
    let nearest = SpellingDistance.nearest(to: name, in: known)
    return RegistryError.unknown(kind: kind, name: name, known: known, nearest: nearest).description
  }
}
