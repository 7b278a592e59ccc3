public import NavCore

extension Theme {
  /// Quiet greys and one blue.
  public static let plain = Theme(
    name: "plain",
    light: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0xFFFFFF)
      case .ink: RGBColor(hex: 0x1B1D20)
      case .secondaryInk: RGBColor(hex: 0x5A6068)
      case .barGround: RGBColor(hex: 0xEEF0F3)
      case .barInk: RGBColor(hex: 0x1B1D20)
      case .raisedGround: RGBColor(hex: 0xF6F7F9)
      case .fieldGround: RGBColor(hex: 0xE6E9ED)
      case .accent: RGBColor(hex: 0x0B57C9)
      case .separator: RGBColor(hex: 0xC4CAD1)
      case .focusGround: RGBColor(hex: 0x0B57C9)
      case .focusInk: RGBColor(hex: 0xFFFFFF)
      case .selectionGround: RGBColor(hex: 0xD9E5F8)
      case .danger: RGBColor(hex: 0xB3261E)
      case .red: RGBColor(hex: 0xE53935)
      case .orange: RGBColor(hex: 0xFB8C00)
      case .yellow: RGBColor(hex: 0xFDD835)
      case .green: RGBColor(hex: 0x43A047)
      case .blue: RGBColor(hex: 0x1E88E5)
      }
    },
    dark: Palette { role in
      switch role {
      case .ground: RGBColor(hex: 0x14171B)
      case .ink: RGBColor(hex: 0xE6E8EB)
      case .secondaryInk: RGBColor(hex: 0xA3ABB5)
      case .barGround: RGBColor(hex: 0x23282F)
      case .barInk: RGBColor(hex: 0xF3F4F6)
      case .raisedGround: RGBColor(hex: 0x1E2329)
      case .fieldGround: RGBColor(hex: 0x2C333B)
      case .accent: RGBColor(hex: 0x7CB0FF)
      case .separator: RGBColor(hex: 0x414A55)
      case .focusGround: RGBColor(hex: 0x3070D6)
      case .focusInk: RGBColor(hex: 0xFFFFFF)
      case .selectionGround: RGBColor(hex: 0x26354D)
      case .danger: RGBColor(hex: 0xFF8A80)
      case .red: RGBColor(hex: 0xEF5350)
      case .orange: RGBColor(hex: 0xFFA726)
      case .yellow: RGBColor(hex: 0xFFEE58)
      case .green: RGBColor(hex: 0x66BB6A)
      case .blue: RGBColor(hex: 0x42A5F5)
      }
    })
}
