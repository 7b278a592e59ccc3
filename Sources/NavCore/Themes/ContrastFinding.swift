/// A pair of colours in a theme that has less contrast than it needs.
public struct ContrastFinding: Hashable, Sendable, CustomStringConvertible {
  /// The theme's name.
  public let theme: String
  /// The colours in which it is.
  public let variant: Theme.Variant
  /// Which pair, and for what.
  public let rule: ContrastRule
  /// The colour of what stands on the other.
  public let ink: RGBColor
  /// The colour behind it.
  public let ground: RGBColor

  /// The contrast ratio that there is, 1 to 21.
  public var ratio: Double { ink.contrast(with: ground) }
  /// The contrast ratio that is needed.
  public var needed: Double { rule.use.ratio(variant.contrast) }

  /// What is wrong, where, and what to do.
  public var description: String { "theme “\(theme)”, \(variant): \(advice)" }

  /// What is wrong, and what to do.
  package var advice: String {
    "\(rule.ink) \(ink) on \(rule.ground) \(ground) has a contrast of \(ratioText), "
      + "\(rule.use) needs \(neededText); \(remedy)"
  }

  /// What to do.
  package var remedy: String {
    let better = ink.readable(on: ground, ratio: needed)
    if better.contrast(with: ground) < needed {
      return "no \(rule.ink) can have that: make \(rule.ground) lighter or darker"
    }
    let direction = better.luminance < ink.luminance ? "darker" : "lighter"
    return "make \(rule.ink) \(direction), as \(better), or change \(rule.ground)"
  }

  /// The ratio that there is, for messages.
  package var ratioText: String { Self.text(ratio) }
  /// The ratio that is needed, for messages.
  package var neededText: String { Self.text(needed) }

  /// A ratio with two digits, cut off rather than rounded: 4.499 is not enough.
  private static func text(_ ratio: Double) -> String {
    let hundredths = Int(ratio * 100 + 1e-9)
    let (tenths, last) = (hundredths / 10, hundredths % 10)
    let text = "\(tenths / 10)"
    if last > 0 { return text + ".\(tenths % 10)\(last)" }
    return tenths % 10 > 0 ? text + ".\(tenths % 10)" : text
  }
}
