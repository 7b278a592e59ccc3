/// Which colours a terminal is given; attributes are shown in any mode.
package enum ColorMode: String, Sendable, CaseIterable {
  /// 24-bit colours.
  case truecolor
  /// The 216 colours of the cube and the 24 greys of the 256-colour palette.
  case indexed256
  /// The 16 colours that every colour terminal has.
  case basic16
  /// No colour at all.
  case none

  /// The richest mode that the environment promises.
  ///
  /// `NO_COLOR` with any value that isn't empty means none (no-color.org); `COLORTERM` says
  /// `truecolor` or `24bit` where that is understood; else `TERM` decides.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false || term.isEmpty || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct")
    {
      self = .truecolor
    } else if term.hasSuffix("-256color") {
      self = .indexed256
    } else {
      self = term.hasPrefix("vt") ? .none : .basic16
    }
  }
}
