import NavCore
import NavThemes
import Testing

@Suite("Built-in themes, derived and tinted")
struct ChangedThemeTests {
  private static let looks = BuiltInThemeTests.looks

  private static let hues: [RGBColor] = stride(from: 0, to: 24, by: 1).map { step in
    // Once around the colour wheel, at full strength: red, yellow, green, cyan, blue, magenta.
    let (sixth, rest) = (step / 4, UInt8(step % 4 * 64))
    return switch sixth {
    case 0: RGBColor(255, rest, 0)
    case 1: RGBColor(255 - rest, 255, 0)
    case 2: RGBColor(0, 255, rest)
    case 3: RGBColor(0, 255 - rest, 255)
    case 4: RGBColor(rest, 0, 255)
    default: RGBColor(255, 0, 255 - rest)
    }
  }

  private static let greys: [RGBColor] = [.black, RGBColor(hex: 0x808080), .white]

  @Test("a theme in any tint can be read", arguments: looks)
  func tinted(_ look: BuiltInThemeTests.Look) {
    let theme = look.theme
    for tint in Self.hues + Self.greys {
      let findings = theme.tinted(tint, named: "tinted").contrastFindings()
      #expect(findings.isEmpty, "\(tint): \(findings.first.map(\.description) ?? "")")
    }
  }

  @Test("a tint shows: the accent has its hue, in every variant", arguments: looks)
  func hue(_ look: BuiltInThemeTests.Look) {
    let theme = look.theme
    let tinted = theme.tinted(RGBColor(0, 255, 0), named: "green")
    for variant in Theme.Variant.allCases {
      let accent = tinted[variant][.accent]
      #expect(accent.green > accent.red && accent.green > accent.blue, "\(variant): \(accent)")
    }
    #expect(tinted.light[.danger] == theme.light[.danger])
    #expect(tinted.dark[.danger] == theme.dark[.danger])
    #expect(tinted.fonts == theme.fonts && tinted.metrics == theme.metrics)
  }

  @Test("a theme with any accent and any bar can be read", arguments: looks)
  func derived(_ look: BuiltInThemeTests.Look) {
    let theme = look.theme
    for color in Self.hues + Self.greys {
      let changes = [ColorRole.accent: color, .barGround: color, .focusGround: color]
      let findings = theme.derived(named: "derived", colors: changes).contrastFindings()
      #expect(findings.isEmpty, "\(color): \(findings.first.map(\.description) ?? "")")
    }
  }

  @Test("a theme with any ground can be read", arguments: looks)
  func grounds(_ look: BuiltInThemeTests.Look) {
    for color in Self.hues + Self.greys {
      let theme = look.theme.derived(named: "derived", colors: [.ground: color], in: [.dark])
      #expect(theme.contrastFindings().isEmpty, "\(color)")
    }
  }

  @Test("nothing changes where nothing is changed", arguments: looks)
  func same(_ look: BuiltInThemeTests.Look) {
    let theme = look.theme
    #expect(theme.derived(named: theme.name, colors: [:]) == theme)
    #expect(theme.meetingContrast() == theme)
  }
}
