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

  @Test("every colour can be read wherever it stands, in every variant", arguments: looks)
  func contrast(_ look: Look) {
    let theme = look.theme
    let findings = theme.contrastFindings().map(\.description)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
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

  @Test("every symbol is one character a glyph and has a path", arguments: looks)
  func symbols(_ look: Look) {
    let theme = look.theme
    let symbols = SymbolRole.allCases.map(theme.symbol)
    for symbol in symbols {
      #expect(symbol.glyph.count == 1 && symbol.mirroredGlyph?.count ?? 1 == 1)
      #expect(symbol.ascii.count == 1 && symbol.ascii.allSatisfy(\.isASCII))
      #expect(symbol.path != nil && !symbol.systemName.isEmpty)
    }
    #expect(Set(symbols.map(\.glyph)).count == symbols.count)
    for role in SymbolRole.allCases {
      #expect(theme.symbol(role).isDirectional == Symbol.standard(role).isDirectional, "\(role)")
    }
  }

  @Test("sizes and lengths are within what a file may ask for", arguments: looks)
  func lengths(_ look: Look) {
    let theme = look.theme
    for role in FontRole.allCases { #expect((10...48).contains(theme.font(role).size)) }
    let gaps = Gap.allCases.map { theme.metrics[$0] }
    #expect(gaps == gaps.sorted())
    #expect((44...64).contains(theme.metrics.barHeight), "a finger needs 44 points")
  }
}
