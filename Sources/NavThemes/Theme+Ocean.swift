public import NavCore

extension Theme {
  /// Deep water and foam, with round letters.
  public static let ocean = Theme(
    name: "ocean",
    light: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0xF1FAFB)
      case .ink: RGBColor(hex: 0x06323C)
      case .secondaryInk: RGBColor(hex: 0x3F6069)
      case .barGround: RGBColor(hex: 0x0B5563)
      case .barInk: RGBColor(hex: 0xFFFFFF)
      case .raisedGround: RGBColor(hex: 0xE6F5F7)
      case .fieldGround: RGBColor(hex: 0xD9EEF1)
      case .accent: RGBColor(hex: 0x00646E)
      case .separator: RGBColor(hex: 0xA9CFD6)
      case .focusGround: RGBColor(hex: 0x00707C)
      case .focusInk: RGBColor(hex: 0xFFFFFF)
      case .selectionGround: RGBColor(hex: 0xC4E8EC)
      case .danger: RGBColor(hex: 0xB3261E)
      case .red: RGBColor(hex: 0xD64545)
      case .orange: RGBColor(hex: 0xE58A3A)
      case .yellow: RGBColor(hex: 0xE3C24A)
      case .green: RGBColor(hex: 0x2A9D7C)
      case .blue: RGBColor(hex: 0x1B7FBF)
      }
    },
    dark: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0x041C24)
      case .ink: RGBColor(hex: 0xDDF6F7)
      case .secondaryInk: RGBColor(hex: 0x93BEC6)
      case .barGround: RGBColor(hex: 0x0A3440)
      case .barInk: RGBColor(hex: 0xE9FBFB)
      case .raisedGround: RGBColor(hex: 0x08262F)
      case .fieldGround: RGBColor(hex: 0x0F3C49)
      case .accent: RGBColor(hex: 0x5FE0D5)
      case .separator: RGBColor(hex: 0x2B5C68)
      case .focusGround: RGBColor(hex: 0x5FE0D5)
      case .focusInk: RGBColor(hex: 0x03181F)
      case .selectionGround: RGBColor(hex: 0x104451)
      case .danger: RGBColor(hex: 0xFF9E8F)
      case .red: RGBColor(hex: 0xFF7A70)
      case .orange: RGBColor(hex: 0xFFB068)
      case .yellow: RGBColor(hex: 0xF7DC7A)
      case .green: RGBColor(hex: 0x58D6A5)
      case .blue: RGBColor(hex: 0x5DB9F5)
      }
    },
    fonts: [
      .largeTitle: FontSpec(size: 34, weight: .bold, design: .rounded),
      .title: FontSpec(size: 20, weight: .semibold, design: .rounded),
      .headline: FontSpec(size: 17, weight: .semibold, design: .rounded),
      .body: FontSpec(size: 17, design: .rounded), .caption: FontSpec(size: 13, design: .rounded),
    ])
}
