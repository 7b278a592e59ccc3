/// A colour that stands on another one wherever a theme is shown, and the contrast that it needs.
///
/// The rules are about the roles of a theme. A colour that a screen brings is shifted when it is
/// drawn (``RGBColor/readable(on:ratio:)``), and so is a role that content puts on another ground
/// than a theme can know of.
public struct ContrastRule: Hashable, Sendable, CustomStringConvertible {
  /// What a colour is used for, which decides how much contrast it needs.
  public enum Use: String, Hashable, Sendable, CaseIterable {
    /// Text that may be of any size.
    case text
    /// Symbols, and text from 24 points, or from 19 where it is bold: WCAG’s “large” text.
    case symbol
    /// The ground of what has the focus, against what is around it.
    case focus
    /// Lines between things, which only adorn.
    case line

    /// The contrast ratio that is needed, 1 being none.
    ///
    /// Text 4.5 (WCAG 2.2, 1.4.3), symbols and focus 3 (1.4.3, 1.4.11); lines that adorn are exempt.
    /// Where more contrast is asked for, text 7 (1.4.6), and lines are told apart as symbols are.
    public func ratio(_ contrast: Traits.Contrast) -> Double {
      switch (self, contrast) {
      case (.text, .standard): 4.5
      case (.text, .increased): 7
      case (.symbol, _), (.focus, _), (.line, .increased): 3
      case (.line, .standard): 1
      }
    }
  }

  /// The role of what stands on the other.
  public let ink: ColorRole
  /// The role of what is behind it or, for the focus, around it.
  public let ground: ColorRole
  /// What it is used for.
  public let use: Use

  /// Makes a rule.
  public init(_ ink: ColorRole, on ground: ColorRole, _ use: Use = .text) {
    self.ink = ink
    self.ground = ground
    self.use = use
  }

  /// The rule in words, as `accent on ground: text`.
  public var description: String { "\(ink) on \(ground): \(use)" }

  /// The grounds of content: of screens, sheets, fields and buttons, and of what is chosen.
  static let contentGrounds: [ColorRole] = [
    .ground, .raisedGround, .fieldGround, .selectionGround,
  ]
  /// The inks of content.
  static let contentInks: [ColorRole] = [.ink, .secondaryInk, .accent, .danger]
  /// The grounds around what has the focus. In a bar, and on a ground of a screen's own,
  /// ``Palette/focusColors(on:)`` finds colours that stand out.
  static let focusSurroundings: [ColorRole] = [.ground, .raisedGround]

  /// All pairs that bars, rows, buttons, fields, texts and lines are drawn in.
  public static let all: [ContrastRule] =
    contentGrounds.flatMap { ground in contentInks.map { ContrastRule($0, on: ground) } }
    + [ContrastRule(.barInk, on: .barGround), ContrastRule(.focusInk, on: .focusGround)]
    + focusSurroundings.map { ContrastRule(.focusGround, on: $0, .focus) }
    + focusSurroundings.map { ContrastRule(.separator, on: $0, .line) }
}
