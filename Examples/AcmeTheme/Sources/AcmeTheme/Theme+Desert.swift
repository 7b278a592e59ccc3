public import NavCore

extension Theme {
  /// Sand and rust; black is left out.
  public static let desert: Theme = {
    var theme = Theme.bare
      .derived(named: "desert", colors: byDay, in: [.light])
      .derived(named: "desert", colors: byNight, in: [.dark])
    theme.fonts[.largeTitle] = FontSpec(size: 32, weight: .heavy, design: .serif)
    theme.symbols[.home] = Symbol("△", ascii: "^", systemName: "tent")
    theme.metrics.barHeight = 48
    return theme
  }()

  private static let byDay: [ColorRole: RGBColor] = [
    .ground: RGBColor(hex: 0xFFF8EC), .raisedGround: RGBColor(hex: 0xFFFDF8),
    .fieldGround: RGBColor(hex: 0xF6EBDA), .selectionGround: RGBColor(hex: 0xF5DFC1),
    .ink: RGBColor(hex: 0x3A2A1C), .secondaryInk: RGBColor(hex: 0x6A543F),
    .accent: RGBColor(hex: 0x9C3A1E), .danger: RGBColor(hex: 0xA8102A),
    .barGround: RGBColor(hex: 0xB4482A), .barInk: RGBColor(hex: 0xFFF8EC),
    .focusGround: RGBColor(hex: 0x9C3A1E), .focusInk: RGBColor(hex: 0xFFF8EC),
    .separator: RGBColor(hex: 0xD9C6AB), .red: RGBColor(hex: 0xC0392B),
    .orange: RGBColor(hex: 0xD9722B), .yellow: RGBColor(hex: 0xE3B341),
    .green: RGBColor(hex: 0x6B8E3D), .blue: RGBColor(hex: 0x3F7CAC),
  ]

  private static let byNight: [ColorRole: RGBColor] = [
    .ground: RGBColor(hex: 0x1F1712), .raisedGround: RGBColor(hex: 0x2A2019),
    .fieldGround: RGBColor(hex: 0x33271E), .selectionGround: RGBColor(hex: 0x4A3424),
    .ink: RGBColor(hex: 0xF6E9D8), .secondaryInk: RGBColor(hex: 0xC9B59D),
    .accent: RGBColor(hex: 0xF0A27A), .danger: RGBColor(hex: 0xFF9C9C),
    .barGround: RGBColor(hex: 0x5C2716), .barInk: RGBColor(hex: 0xFFEBD8),
    .focusGround: RGBColor(hex: 0xF0A27A), .focusInk: RGBColor(hex: 0x1F1712),
    .separator: RGBColor(hex: 0x5A4636), .red: RGBColor(hex: 0xE4695B),
    .orange: RGBColor(hex: 0xEE9A5A), .yellow: RGBColor(hex: 0xF0CB6B),
    .green: RGBColor(hex: 0x9DBB6E), .blue: RGBColor(hex: 0x79AFDC),
  ]
}
