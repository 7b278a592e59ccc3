public import NavCore

extension Theme {
  /// No colour at all: greys, in letters of one width.
  public static let mono = Theme(
    name: "mono",
    light: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0xFFFFFF)
      case .ink: RGBColor(hex: 0x111111)
      case .secondaryInk: RGBColor(hex: 0x555555)
      case .barGround: RGBColor(hex: 0xEDEDED)
      case .barInk: RGBColor(hex: 0x111111)
      case .raisedGround: RGBColor(hex: 0xF7F7F7)
      case .fieldGround: RGBColor(hex: 0xE8E8E8)
      case .accent: RGBColor(hex: 0x2B2B2B)
      case .separator: RGBColor(hex: 0xC2C2C2)
      case .focusGround: RGBColor(hex: 0x2B2B2B)
      case .focusInk: RGBColor(hex: 0xFFFFFF)
      case .selectionGround: RGBColor(hex: 0xD6D6D6)
      case .danger: RGBColor(hex: 0x000000)
      case .red: RGBColor(hex: 0x4A4A4A)
      case .orange: RGBColor(hex: 0x767676)
      case .yellow: RGBColor(hex: 0xC9C9C9)
      case .green: RGBColor(hex: 0xA0A0A0)
      case .blue: RGBColor(hex: 0x1F1F1F)
      }
    },
    dark: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0x121212)
      case .ink: RGBColor(hex: 0xEDEDED)
      case .secondaryInk: RGBColor(hex: 0xABABAB)
      case .barGround: RGBColor(hex: 0x242424)
      case .barInk: RGBColor(hex: 0xF5F5F5)
      case .raisedGround: RGBColor(hex: 0x1C1C1C)
      case .fieldGround: RGBColor(hex: 0x2E2E2E)
      case .accent: RGBColor(hex: 0xD9D9D9)
      case .separator: RGBColor(hex: 0x4D4D4D)
      case .focusGround: RGBColor(hex: 0xD9D9D9)
      case .focusInk: RGBColor(hex: 0x111111)
      case .selectionGround: RGBColor(hex: 0x3A3A3A)
      case .danger: RGBColor(hex: 0xFFFFFF)
      case .red: RGBColor(hex: 0x8F8F8F)
      case .orange: RGBColor(hex: 0xB5B5B5)
      case .yellow: RGBColor(hex: 0xF2F2F2)
      case .green: RGBColor(hex: 0xD4D4D4)
      case .blue: RGBColor(hex: 0x6A6A6A)
      }
    },
    fonts: [
      .largeTitle: FontSpec(size: 30, weight: .bold, design: .monospaced),
      .title: FontSpec(size: 17, weight: .bold, design: .monospaced),
      .headline: FontSpec(size: 15, weight: .bold, design: .monospaced),
      .body: FontSpec(size: 15, design: .monospaced),
      .caption: FontSpec(size: 12, design: .monospaced),
    ],
    symbols: [
      .back: Symbol(
        "<", ascii: "<", mirrored: ">", systemName: "chevron.backward",
        path: Symbol.standard(.back).path),
      .disclosure: Symbol(
        ">", ascii: ">", mirrored: "<", systemName: "chevron.forward",
        path: Symbol.standard(.disclosure).path),
      .home: Symbol(
        "~", ascii: "~", systemName: "house", path: Symbol.standard(.home).path),
      .close: Symbol(
        "x", ascii: "x", systemName: "xmark", path: Symbol.standard(.close).path),
      .check: Symbol(
        "*", ascii: "*", systemName: "checkmark", path: Symbol.standard(.check).path),
    ])
}
