public import NavCore

extension Theme {
  /// Black, white and one strong colour, bold and roomy.
  public static let highContrast = Theme(
    name: "high-contrast",
    light: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0xFFFFFF)
      case .ink: RGBColor(hex: 0x000000)
      case .secondaryInk: RGBColor(hex: 0x1F1F1F)
      case .barGround: RGBColor(hex: 0x000000)
      case .barInk: RGBColor(hex: 0xFFFFFF)
      case .raisedGround: RGBColor(hex: 0xFFFFFF)
      case .fieldGround: RGBColor(hex: 0xF2F2F2)
      case .accent: RGBColor(hex: 0x0000B8)
      case .separator: RGBColor(hex: 0x000000)
      case .focusGround: RGBColor(hex: 0x0000B8)
      case .focusInk: RGBColor(hex: 0xFFFFFF)
      case .selectionGround: RGBColor(hex: 0xD9E4FF)
      case .danger: RGBColor(hex: 0x8A0000)
      case .red: RGBColor(hex: 0xC40000)
      case .orange: RGBColor(hex: 0xC25700)
      case .yellow: RGBColor(hex: 0xB38600)
      case .green: RGBColor(hex: 0x007A29)
      case .blue: RGBColor(hex: 0x0033CC)
      }
    },
    dark: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0x000000)
      case .ink: RGBColor(hex: 0xFFFFFF)
      case .secondaryInk: RGBColor(hex: 0xE0E0E0)
      case .barGround: RGBColor(hex: 0xFFFFFF)
      case .barInk: RGBColor(hex: 0x000000)
      case .raisedGround: RGBColor(hex: 0x000000)
      case .fieldGround: RGBColor(hex: 0x1A1A1A)
      case .accent: RGBColor(hex: 0xFFF000)
      case .separator: RGBColor(hex: 0xFFFFFF)
      case .focusGround: RGBColor(hex: 0xFFF000)
      case .focusInk: RGBColor(hex: 0x000000)
      case .selectionGround: RGBColor(hex: 0x003566)
      case .danger: RGBColor(hex: 0xFFB0B0)
      case .red: RGBColor(hex: 0xFF6E6E)
      case .orange: RGBColor(hex: 0xFFB057)
      case .yellow: RGBColor(hex: 0xFFF000)
      case .green: RGBColor(hex: 0x6BFF8F)
      case .blue: RGBColor(hex: 0x8CC2FF)
      }
    },
    fonts: [
      .largeTitle: FontSpec(size: 36, weight: .heavy), .title: FontSpec(size: 22, weight: .heavy),
      .headline: FontSpec(size: 19, weight: .bold), .body: FontSpec(size: 19, weight: .medium),
      .caption: FontSpec(size: 16, weight: .medium),
      .monospaced: FontSpec(size: 17, weight: .medium, design: .monospaced),
    ],
    metrics: Metrics(barHeight: 56))
}
