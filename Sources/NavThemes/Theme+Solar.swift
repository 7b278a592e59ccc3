public import NavCore

extension Theme {
  /// Noon gold by day, embers by night.
  public static let solar = Theme(
    name: "solar",
    light: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0xFFFBF0)
      case .ink: RGBColor(hex: 0x33230A)
      case .secondaryInk: RGBColor(hex: 0x6B5124)
      case .barGround: RGBColor(hex: 0xFFC94D)
      case .barInk: RGBColor(hex: 0x2E1D00)
      case .raisedGround: RGBColor(hex: 0xFFF5DC)
      case .fieldGround: RGBColor(hex: 0xFCEBC4)
      case .accent: RGBColor(hex: 0x964000)
      case .separator: RGBColor(hex: 0xE3C98F)
      case .focusGround: RGBColor(hex: 0xA84A00)
      case .focusInk: RGBColor(hex: 0xFFFFFF)
      case .selectionGround: RGBColor(hex: 0xFFE3A1)
      case .danger: RGBColor(hex: 0xB3140E)
      case .red: RGBColor(hex: 0xD93A1E)
      case .orange: RGBColor(hex: 0xEE7B12)
      case .yellow: RGBColor(hex: 0xF2B90C)
      case .green: RGBColor(hex: 0x6D8F1A)
      case .blue: RGBColor(hex: 0x2F78B8)
      }
    },
    dark: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0x1C1207)
      case .ink: RGBColor(hex: 0xFFF0D6)
      case .secondaryInk: RGBColor(hex: 0xD1B07F)
      case .barGround: RGBColor(hex: 0x3D2604)
      case .barInk: RGBColor(hex: 0xFFD98A)
      case .raisedGround: RGBColor(hex: 0x261909)
      case .fieldGround: RGBColor(hex: 0x37240C)
      case .accent: RGBColor(hex: 0xFFB347)
      case .separator: RGBColor(hex: 0x614723)
      case .focusGround: RGBColor(hex: 0xFFB347)
      case .focusInk: RGBColor(hex: 0x1C1000)
      case .selectionGround: RGBColor(hex: 0x4A300B)
      case .danger: RGBColor(hex: 0xFF9A85)
      case .red: RGBColor(hex: 0xFF6A4D)
      case .orange: RGBColor(hex: 0xFF9A3D)
      case .yellow: RGBColor(hex: 0xFFD23F)
      case .green: RGBColor(hex: 0xB7C950)
      case .blue: RGBColor(hex: 0x73B6E8)
      }
    },
    fonts: [
      .largeTitle: FontSpec(size: 38, weight: .black), .title: FontSpec(size: 20, weight: .heavy),
      .headline: FontSpec(size: 17, weight: .heavy),
    ],
    metrics: Metrics(barHeight: 48))
}
