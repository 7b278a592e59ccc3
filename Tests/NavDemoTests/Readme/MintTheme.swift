import NavCore
import NavThemes

extension Theme {
  static let mint: Theme = {
    var theme = Theme.plain
    theme.name = "mint"
    theme.light[.barGround] = RGBColor(hex: 0xC8F2DC)
    theme.dark[.barGround] = RGBColor(hex: 0x0B4D35)
    theme.dark[.focusGround] = RGBColor(hex: 0x0D7C53)
    return theme
  }()
}
