import NavCore
import Testing

@Suite("Themes based on others")
struct ThemeDerivingTests {
  private let base = Theme.bare
  private let blue = RGBColor(hex: 0x0000AA)
  private let pale = RGBColor(hex: 0xBBBBFF)

  @Test("a derived theme has its own name, and the base stays as it is")
  func name() {
    let theme = base.derived(named: "mine", colors: [.accent: blue], in: [.light])
    #expect(theme.name == "mine" && base.name == "bare")
    #expect(theme.light[.accent] == blue && base.light[.accent] == .black)
  }

  @Test("only the roles and variants that are named change; derived colours follow")
  func named() {
    let theme = base.derived(named: "mine", colors: [.accent: blue, .danger: blue], in: [.light])
    for role in ColorRole.allCases where role != .accent && role != .danger {
      #expect(theme.light[role] == base.light[role])
    }
    #expect(theme.dark == base.dark)
    #expect(theme[.lightIncreasedContrast][.accent] == blue)
    #expect(theme.lightIncreasedContrast == nil)
  }

  @Test("a change for increased contrast alone leaves the standard colours")
  func increased() {
    let theme = base.derived(
      named: "mine", colors: [.accent: blue], in: [.lightIncreasedContrast])
    #expect(theme.light == base.light)
    #expect(theme.lightIncreasedContrast?[.accent] == blue)
    #expect(theme.darkIncreasedContrast == nil)
  }

  @Test("one colour in all variants is shifted where it could not be read")
  func everywhere() {
    let theme = base.derived(named: "mine", colors: [.accent: blue])
    #expect(theme.light[.accent] == blue)
    #expect(theme.dark[.accent] != blue)
    #expect(theme.contrastFindings().isEmpty)
    #expect(theme.lightIncreasedContrast == nil && theme.darkIncreasedContrast == nil)
    var stated = base
    for variant in Theme.Variant.allCases { stated[variant] = base[variant] }
    let other = stated.derived(named: "mine", colors: [.accent: pale])
    #expect(other[.darkIncreasedContrast][.accent] == pale)
    #expect(other[.lightIncreasedContrast][.accent].contrast(with: .white) >= 7)
    #expect(other.contrastFindings().isEmpty)
  }

  @Test("fonts, symbols and lengths can be changed as well, and are handed on")
  func anything() {
    let first = base.derived(named: "first") { theme in
      theme.fonts[.body] = FontSpec(size: 20)
      theme.metrics.barHeight = 60
      theme.name = "ignored"
    }
    let second = first.derived(named: "second", colors: [.accent: blue], in: [.light])
    #expect(first.name == "first")
    #expect(second.font(.body).size == 20 && second.metrics.barHeight == 60)
  }

  @Test("a tint moves accent, focus, bars and selection, and nothing else")
  func tinted() {
    var theme = base
    theme.light[.accent] = RGBColor(hex: 0x555555)
    theme.light[.barGround] = RGBColor(hex: 0xDDDDDD)
    theme.light[.selectionGround] = RGBColor(hex: 0xCCCCCC)
    theme.light[.focusGround] = RGBColor(hex: 0x444444)
    let tinted = theme.tinted(RGBColor(hex: 0x00AA00), named: "green")
    #expect(tinted.name == "green")
    for role in ColorRole.allCases {
      let color = tinted.light[role]
      let isMoved = [.accent, .barGround, .selectionGround, .focusGround].contains(role)
      #expect((color != theme.light[role]) == isMoved, "\(role)")
      if isMoved { #expect(color.green > color.red && color.green > color.blue, "\(role)") }
    }
    #expect(tinted.contrastFindings().isEmpty)
  }

  @Test("a grey tint takes the hue away")
  func grey() {
    var theme = base
    theme.light[.accent] = blue
    let accent = theme.tinted(RGBColor(hex: 0x808080), named: "grey").light[.accent]
    #expect(accent.red == accent.green && accent.green == accent.blue)
  }
}
