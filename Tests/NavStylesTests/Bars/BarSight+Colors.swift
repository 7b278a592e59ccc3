@testable import NavCore
@testable import NavLayout

extension BarSight {
  /// What of the laws of contrast is broken.
  var contrastFaults: [String] {
    items.compactMap { item in
      guard item.emphasis != .disabled, let use = item.use else { return nil }
      // On a ground of a screen's own, the most that can be had may be less than 7 (black and white
      // have 4.58 both on a middle grey).
      let most = RGBColor.mostReadable(on: item.ground).contrast(with: item.ground)
      let isOwn = content.ownColors.contains { item.ground.isShift(of: $0) }
      let needed = use.ratio(frame.traits.contrast)
      let ratio = item.ink.contrast(with: item.ground)
      guard ratio < (isOwn ? min(needed, most) : needed) else { return nil }
      return "\(item.content) has \(ratio): \(item.ink) on \(item.ground)"
    }
  }

  /// The colours that are neither the theme's nor the screen's.
  ///
  /// Each ground is exactly a colour of the theme's palette or the screen's; behind what has the focus
  /// also black or white. Each ink, and each round button, is one of those, shifted in lightness alone,
  /// or a mixture of one and the colour behind it, as what is disabled or held back has it.
  var colorFaults: [String] {
    let palette = palette
    let held = ColorRole.allCases.map { palette[$0] } + content.ownColors
    return items.flatMap { item -> [String] in
      var faults: [String] = []
      let isFocused = item.emphasis == .focus
      if !held.contains(item.ground), !isFocused || ![.black, .white].contains(item.ground),
        !rounds.contains(item.ground)
      {
        faults.append("the ground \(item.ground) of \(item.content) is nobody's")
      }
      if !held.contains(where: { item.ink.isShift(of: $0) }),
        !held.contains(where: { isMixture(item.ink, of: $0, item.ground) })
      {
        faults.append("the ink \(item.ink) of \(item.content) is nobody's")
      }
      return faults
    }
  }

  /// The grounds of round buttons.
  private var rounds: [RGBColor] { items.filter { $0.content == .capsule }.map(\.ink) }

  private func isMixture(_ ink: RGBColor, of color: RGBColor, _ ground: RGBColor) -> Bool {
    [4.5, 7].contains { ratio in
      let readable = color.readable(on: ground, ratio: ratio)
      return [0.4, 0.5].contains { share in
        ink.isShift(of: readable.mixed(with: ground, share: share))
      }
    }
  }
}

extension DisplayItem {
  fileprivate var use: ContrastRule.Use? {
    switch content {
    case .text, .field, .progress: .text
    // With the focus it is told by its symbol, and from what it is without the focus.
    case .capsule: emphasis == .focus ? nil : .symbol
    case .symbol: .symbol
    case .fill, .shape, .line, .border, .more, .beginLayer, .endLayer: nil
    }
  }
}

extension RGBColor {
  /// Whether it is a colour at another lightness: of the same hue and saturation, as far as channels
  /// have steps.
  func isShift(of other: RGBColor) -> Bool {
    if self == other { return true }
    let (hue, saturation, _) = other.hsl
    let shifted = RGBColor(hue: hue, saturation: saturation, lightness: hsl.lightness)
    return zip(channels, shifted.channels).allSatisfy { abs($0 - $1) <= 2 }
  }

  private var channels: [Int] { [Int(red), Int(green), Int(blue)] }
}
