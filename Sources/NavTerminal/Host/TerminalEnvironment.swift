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
