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
  /// How much motion there is; nil asks the environment: none on a line to another machine
  /// (`SSH_CONNECTION`), which may be slow, else all.
  public var motion: TerminalMotion?
  /// Whether the mouse is the app's: clicks, the wheel, drags. Most terminals let one select text all the
  /// same while Shift (in some of them Option) is pressed.
  public var hasMouse = true
  /// Whether colours are shown; nil asks the environment (`NO_COLOR`, `COLORTERM`, `TERM`).
  public var hasColor: Bool?

  /// The usual options.
  public init() {}
}
