import NavCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the environment says of the terminal.
struct TerminalEnvironment {
  private let value: (String) -> String?

  /// The environment of the process.
  init() {
    value = { name in getenv(name).map { String(cString: $0) } }
  }

  init(_ variables: [String: String]) {
    value = { variables[$0] }
  }

  /// Which colours the terminal is given.
  var colors: ColorMode {
    var variables: [String: String] = [:]
    for name in ["NO_COLOR", "COLORTERM", "TERM"] { variables[name] = value(name) }
    return ColorMode(environment: variables)
  }

  /// Whether the terminal understands more than text; `dumb` is what editors call their output
  /// windows, and no name at all what programs without a terminal find.
  var isCapable: Bool { !["", "dumb"].contains(value("TERM") ?? "") }

  /// Light or dark, as rxvt and its followers say in `COLORFGBG` (“15;0”, the ground last: 7 and 9
  /// to 15 are the light ones of the 16 colours); dark where nothing is said.
  var scheme: Traits.Scheme {
    guard let last = value("COLORFGBG")?.split(separator: ";").last, let ground = Int(last) else {
      return .dark
    }
    return ground == 7 || (9...15).contains(ground) ? .light : .dark
  }

  /// How much motion there is: none on a line to another machine, as OpenSSH says in
  /// `SSH_CONNECTION`.
  var motion: TerminalMotion { (value("SSH_CONNECTION") ?? "").isEmpty ? .full : .none }

  /// The language of messages, as `pt-BR`: what the first says of `LC_ALL`, `LC_MESSAGES` and `LANG`
  /// that is set and not empty (POSIX, 8.2); English where none says it.
  var locale: String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let text = names.lazy.compactMap(value).first { !$0.isEmpty }
    return text.flatMap(LocaleTag.init)?.text ?? "en"
  }
}

extension TerminalOptions {
  /// Which colours are shown, in an environment.
  func colors(in environment: TerminalEnvironment) -> ColorMode {
    switch hasColor {
    case true?: environment.colors == .none ? .truecolor : environment.colors
    case false?: .none
    case nil: environment.colors
    }
  }
}
