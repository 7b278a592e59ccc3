public import NavCore

extension Theme {
  /// Indigo bars and every colour of the rainbow.
  public static let rainbow = Theme(
    name: "rainbow",
    light: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0xFFFBF4)
      case .ink: RGBColor(hex: 0x2B1B3D)
      case .secondaryInk: RGBColor(hex: 0x6A5878)
      case .barGround: RGBColor(hex: 0x4B0082)
      case .barInk: RGBColor(hex: 0xFFFFFF)
      case .raisedGround: RGBColor(hex: 0xF7EEFF)
      case .fieldGround: RGBColor(hex: 0xF0E4FA)
      case .accent: RGBColor(hex: 0x8A00B8)
      case .separator: RGBColor(hex: 0xD8C4E8)
      case .focusGround: RGBColor(hex: 0x8A00B8)
      case .focusInk: RGBColor(hex: 0xFFFFFF)
      case .selectionGround: RGBColor(hex: 0xFFE9B0)
      case .danger: RGBColor(hex: 0xC2004B)
      case .red: RGBColor(hex: 0xFF3B30)
      case .orange: RGBColor(hex: 0xFF9500)
      case .yellow: RGBColor(hex: 0xFFD60A)
      case .green: RGBColor(hex: 0x34C759)
      case .blue: RGBColor(hex: 0x0A84FF)
      }
    },
    dark: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0x1A0F26)
      case .ink: RGBColor(hex: 0xF6EEFF)
      case .secondaryInk: RGBColor(hex: 0xBBA6CF)
      case .barGround: RGBColor(hex: 0x4B0082)
      case .barInk: RGBColor(hex: 0xFFFFFF)
      case .raisedGround: RGBColor(hex: 0x2A1A3D)
      case .fieldGround: RGBColor(hex: 0x38244F)
      case .accent: RGBColor(hex: 0xE59CFF)
      case .separator: RGBColor(hex: 0x55397A)
      case .focusGround: RGBColor(hex: 0xFFD60A)
      case .focusInk: RGBColor(hex: 0x241033)
      case .selectionGround: RGBColor(hex: 0x45286B)
      case .danger: RGBColor(hex: 0xFF7CA8)
      case .red: RGBColor(hex: 0xFF453A)
      case .orange: RGBColor(hex: 0xFF9F0A)
      case .yellow: RGBColor(hex: 0xFFD60A)
      case .green: RGBColor(hex: 0x30D158)
      case .blue: RGBColor(hex: 0x409CFF)
      }
    })
}
