import NavConformance
import NavCore
import NavThemes
import Testing

@Suite("The built-in themes")
struct BuiltInThemeTests {
  /// A theme that a failing test names.
  struct Look: CustomTestStringConvertible {
    let theme: Theme
    var testDescription: String { theme.name }
  }

  /// The colours of a theme in one scheme and contrast.
  struct Colors: CustomTestStringConvertible {
    let theme: Theme
    let variant: Theme.Variant

    var palette: Palette { theme[variant] }
    var testDescription: String { "\(theme.name), \(variant)" }
  }

  static let themes = (try? Registry([BuiltInThemes()]))?.themes.listings.map(\.item) ?? []

  static let looks = themes.map(Look.init)

  static let colors = themes.flatMap { theme in
    Theme.Variant.allCases.map { Colors(theme: theme, variant: $0) }
  }

  @Test("none breaks a rule that holds for every theme", arguments: looks)
  func conforming(_ look: Look) {
    #expect(Conformance.violations(of: look.theme) == [])
  }

  @Test("the ratios are those of WCAG 2.2, whatever the rules say", arguments: colors)
  func ratios(_ colors: Colors) {
    let needed = colors.variant.contrast == .standard ? 4.5 : 7
    let inks: [ColorRole] = [.ink, .secondaryInk, .accent, .danger]
    let grounds: [ColorRole] = [.ground, .raisedGround, .fieldGround, .selectionGround]
    let pairs =
      grounds.flatMap { ground in inks.map { ($0, ground) } }
      + [(.barInk, .barGround), (.focusInk, .focusGround)]
    for (ink, ground) in pairs {
      let ratio = colors.palette[ink].contrast(with: colors.palette[ground])
      #expect(ratio >= needed, "\(ink) on \(ground): \(ratio)")
    }
    for ground in [ColorRole.ground, .raisedGround] {
      #expect(colors.palette[.focusGround].contrast(with: colors.palette[ground]) >= 3)
    }
  }

  @Test("what has the focus stands out in a bar, too", arguments: colors)
  func focusInBar(_ colors: Colors) {
    let bar = colors.palette[.barGround]
    let (ground, ink) = colors.palette.focusColors(on: bar)
    #expect(ground.contrast(with: bar) >= 3)
    #expect(ink.contrast(with: ground) >= 4.5)
  }

  @Test("light is light and dark is dark", arguments: colors)
  func schemes(_ colors: Colors) {
    let luminance = colors.palette[.ground].luminance
    #expect(colors.variant.scheme == .light ? luminance > 0.7 : luminance < 0.1)
  }

  @Test("the five colours of content differ from each other and from the ground", arguments: colors)
  func content(_ colors: Colors) {
    let roles: [ColorRole] = [.red, .orange, .yellow, .green, .blue, .ground]
    #expect(Set(roles.map { colors.palette[$0] }).count == roles.count)
  }

  @Test("no two themes look alike, in any variant", arguments: Theme.Variant.allCases)
  func differ(_ variant: Theme.Variant) {
    for role in [ColorRole.accent, .selectionGround] {
      let colors = Set(Self.themes.map { $0[variant][role] })
      #expect(colors.count == Self.themes.count, "\(role)")
    }
    #expect(Set(Self.themes.map { $0[variant] }).count == Self.themes.count)
  }

  @Test("themes of a character of their own have letters or lengths of their own")
  func character() {
    let looks = Set(Self.themes.map { [$0.font(.largeTitle), $0.font(.title), $0.font(.body)] })
    #expect(looks.count >= 7)
    #expect(Theme.paper.font(.body).design == .serif)
    #expect(Theme.ocean.font(.body).design == .rounded)
    #expect(Theme.mono.font(.body).isMonospaced)
    #expect(Theme.highContrast.font(.body).size > Theme.plain.font(.body).size)
  }

  @Test("high contrast is high without being asked for: nothing is left to derive")
  func highContrast() {
    for variant in [Theme.Variant.lightIncreasedContrast, .darkIncreasedContrast] {
      let standard = Theme.Variant(variant.scheme, .standard)
      #expect(Theme.highContrast[variant] == Theme.highContrast[standard])
    }
  }

  @Test("every symbol has a path, and no two look alike", arguments: looks)
  func symbols(_ look: Look) {
    let symbols = SymbolRole.allCases.map(look.theme.symbol)
    #expect(symbols.allSatisfy { $0.path != nil })
    #expect(Set(symbols.map(\.glyph)).count == symbols.count)
  }

  @Test("sizes are those of a page, and bars are high enough for a finger", arguments: looks)
  func lengths(_ look: Look) {
    let theme = look.theme
    for role in FontRole.allCases { #expect((10...48).contains(theme.font(role).size)) }
    #expect((44...64).contains(theme.metrics.barHeight), "a finger needs 44 points")
  }
}
