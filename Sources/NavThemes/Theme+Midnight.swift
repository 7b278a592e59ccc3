public import NavCore

extension Theme {
  /// Night blue and violet, with starlight for what leads on.
  public static let midnight = Theme(
    name: "midnight",
    light: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0xF3F4FC)
      case .ink: RGBColor(hex: 0x14163A)
      case .secondaryInk: RGBColor(hex: 0x4A4D78)
      case .barGround: RGBColor(hex: 0xDDE0F7)
      case .barInk: RGBColor(hex: 0x14163A)
      case .raisedGround: RGBColor(hex: 0xE9EBFA)
      case .fieldGround: RGBColor(hex: 0xE1E4F6)
      case .accent: RGBColor(hex: 0x4B2FC4)
      case .separator: RGBColor(hex: 0xB4B8DC)
      case .focusGround: RGBColor(hex: 0x4B2FC4)
      case .focusInk: RGBColor(hex: 0xFFFFFF)
      case .selectionGround: RGBColor(hex: 0xD5D3F9)
      case .danger: RGBColor(hex: 0xA8123E)
      case .red: RGBColor(hex: 0xD32F4F)
      case .orange: RGBColor(hex: 0xE07B2E)
      case .yellow: RGBColor(hex: 0xE8C33A)
      case .green: RGBColor(hex: 0x2E9E6B)
      case .blue: RGBColor(hex: 0x3461E0)
      }
    },
    dark: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0x070A1F)
      case .ink: RGBColor(hex: 0xE4E7FF)
      case .secondaryInk: RGBColor(hex: 0xA2A9D8)
      case .barGround: RGBColor(hex: 0x12163A)
      case .barInk: RGBColor(hex: 0xF0F2FF)
      case .raisedGround: RGBColor(hex: 0x10142F)
      case .fieldGround: RGBColor(hex: 0x1B2048)
      case .accent: RGBColor(hex: 0x8FD3FF)
      case .separator: RGBColor(hex: 0x3A4178)
      case .focusGround: RGBColor(hex: 0x7C6BFF)
      case .focusInk: RGBColor(hex: 0x05061A)
      case .selectionGround: RGBColor(hex: 0x242A63)
      case .danger: RGBColor(hex: 0xFF8FA6)
      case .red: RGBColor(hex: 0xFF6B81)
      case .orange: RGBColor(hex: 0xFFA65C)
      case .yellow: RGBColor(hex: 0xFFE07A)
      case .green: RGBColor(hex: 0x5FE3A1)
      case .blue: RGBColor(hex: 0x6EA8FF)
      }
    },
    fonts: [
      .largeTitle: FontSpec(size: 34, weight: .semibold),
      .title: FontSpec(size: 20, weight: .medium),
      .headline: FontSpec(size: 17, weight: .semibold),
    ])
}
