extension RGBColor {
  /// The relative luminance, 0 for black to 1 for white (WCAG 2.2, “relative luminance”).
  public var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The contrast ratio with another colour, 1 to 21 (WCAG 2.2, “contrast ratio”).
  public func contrast(with other: RGBColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// This colour, shifted in lightness as little as needed to be read on a ground.
  ///
  /// Black or white reaches 4.5 on every ground; where more is asked than can be had, as 7 on a
  /// middle grey, the better of the two is the result.
  ///
  /// - Parameters:
  ///   - ground: the colour behind it.
  ///   - ratio: the contrast that is needed, 4.5 for text (WCAG 2.2 AA).
  public func readable(on ground: RGBColor, ratio: Double = 4.5) -> RGBColor {
    if contrast(with: ground) >= ratio { return self }
    let behind = ground.luminance
    let candidates = [
      shifted(towards: 0) { $0.luminance <= behind && $0.contrast(with: ground) >= ratio },
      shifted(towards: 1) { $0.luminance >= behind && $0.contrast(with: ground) >= ratio },
    ].compactMap(\.self)
    let own = hsl.lightness
    return candidates.min { abs($0.hsl.lightness - own) < abs($1.hsl.lightness - own) }
      ?? .mostReadable(on: ground)
  }

  /// Black or white, whichever has more contrast with a ground.
  static func mostReadable(on ground: RGBColor) -> RGBColor {
    black.contrast(with: ground) >= white.contrast(with: ground) ? black : white
  }

  /// The linear share of each channel value: the sRGB transfer function of WCAG 2.2, computed
  /// once, since its power is dear.
  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0 to 1, by Newton's method: the standard library has no power.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - number) / (5 * fourth)
    }
    return root
  }
}
