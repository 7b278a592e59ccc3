public import NavCore

extension Theme {
  /// Ink on warm paper, set in a serif; lamplight in the dark.
  public static let paper = Theme(
    name: "paper",
    light: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0xFBF6EA)
      case .ink: RGBColor(hex: 0x2A211A)
      case .secondaryInk: RGBColor(hex: 0x655747)
      case .barGround: RGBColor(hex: 0xF3EBD8)
      case .barInk: RGBColor(hex: 0x2A211A)
      case .raisedGround: RGBColor(hex: 0xF7F0E0)
      case .fieldGround: RGBColor(hex: 0xEEE4CE)
      case .accent: RGBColor(hex: 0x8C1C13)
      case .separator: RGBColor(hex: 0xCDBD9E)
      case .focusGround: RGBColor(hex: 0x8C1C13)
      case .focusInk: RGBColor(hex: 0xFFFDF6)
      case .selectionGround: RGBColor(hex: 0xEBDCBB)
      case .danger: RGBColor(hex: 0xA3123A)
      case .red: RGBColor(hex: 0xB23A2E)
      case .orange: RGBColor(hex: 0xC4742B)
      case .yellow: RGBColor(hex: 0xD9B23F)
      case .green: RGBColor(hex: 0x5E7F3A)
      case .blue: RGBColor(hex: 0x3C638C)
      }
    },
    dark: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0x1E1812)
      case .ink: RGBColor(hex: 0xEFE4D0)
      case .secondaryInk: RGBColor(hex: 0xBBA98C)
      case .barGround: RGBColor(hex: 0x2A2119)
      case .barInk: RGBColor(hex: 0xF3E9D7)
      case .raisedGround: RGBColor(hex: 0x261E16)
      case .fieldGround: RGBColor(hex: 0x352A1E)
      case .accent: RGBColor(hex: 0xF0A875)
      case .separator: RGBColor(hex: 0x57473A)
      case .focusGround: RGBColor(hex: 0xD98A4E)
      case .focusInk: RGBColor(hex: 0x1E1206)
      case .selectionGround: RGBColor(hex: 0x43331F)
      case .danger: RGBColor(hex: 0xFF9C8F)
      case .red: RGBColor(hex: 0xD9695A)
      case .orange: RGBColor(hex: 0xE09A55)
      case .yellow: RGBColor(hex: 0xE8CB6B)
      case .green: RGBColor(hex: 0x9DBB72)
      case .blue: RGBColor(hex: 0x86AED6)
      }
    },
    fonts: [
      .largeTitle: FontSpec(size: 36, weight: .bold, design: .serif),
      .title: FontSpec(size: 21, weight: .semibold, design: .serif),
      .headline: FontSpec(size: 18, weight: .semibold, design: .serif),
      .body: FontSpec(size: 18, design: .serif), .caption: FontSpec(size: 14, design: .serif),
    ],
    metrics: Metrics(margin: 24))
}
