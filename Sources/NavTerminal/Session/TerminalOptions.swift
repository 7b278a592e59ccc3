public import NavCore

/// How an app is shown in a terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// Light or dark; nil asks the environment (`COLORFGBG`), which most terminals leave unset, and
  /// takes dark then.
  public var scheme: Traits.Scheme?
  /// How much contrast is asked for.
  public var contrast = Traits.Contrast.standard
  /// The language and region, as `en` or `pt-BR`; nil asks the environment (`LC_ALL`, `LC_MESSAGES`,
  /// `LANG`), and takes English where that says nothing.
  public var locale: String?
  /// The direction of the writing; nil takes that of the words that Nav shows.
  public var direction: Traits.Direction?
  /// Whether colours are shown; nil asks the environment (`NO_COLOR`, `COLORTERM`, `TERM`).
  public var hasColor: Bool?

  /// The usual options.
  public init() {}
}
