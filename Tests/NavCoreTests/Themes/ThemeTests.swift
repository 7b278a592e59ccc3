import NavCore
import Testing

@Suite("Themes")
struct ThemeTests {
  private func traits(_ scheme: Traits.Scheme, _ contrast: Traits.Contrast) -> Traits {
    var traits = Traits.terminal(columns: 80, rows: 24)
    traits.scheme = scheme
    traits.contrast = contrast
    return traits
  }

  @Test("the palette is that of scheme and contrast, stated or derived")
  func palette() {
    var theme = Theme.bare
    for contrast in Traits.Contrast.allCases {
      #expect(theme.palette(for: traits(.light, contrast)) == theme.light)
      #expect(theme.palette(for: traits(.dark, contrast)) == theme.dark)
    }
    var (light, dark) = (theme.light, theme.dark)
    light[.accent] = RGBColor(hex: 0x111111)
    dark[.accent] = RGBColor(hex: 0xEEEEEE)
    (theme.lightIncreasedContrast, theme.darkIncreasedContrast) = (light, dark)
    #expect(theme.palette(for: traits(.light, .increased)) == light)
    #expect(theme.palette(for: traits(.dark, .increased)) == dark)
    #expect(theme.palette(for: traits(.light, .standard)) == theme.light)
  }

  @Test(
    "derived colours follow the colours that they are derived from, and give way to stated ones")
  func derived() {
    var theme = Theme.bare
    theme.light[.accent] = RGBColor(hex: 0x767676)
    #expect(theme.lightIncreasedContrast == nil)
    let derived = theme.palette(for: traits(.light, .increased))
    #expect(derived[.accent] != theme.light[.accent])
    #expect(derived[.accent].contrast(with: .white) >= 7)
    #expect(theme.palette(for: traits(.dark, .increased)) == theme.dark)
    theme[.lightIncreasedContrast] = theme.dark
    #expect(theme.palette(for: traits(.light, .increased)) == theme.dark)
    #expect(theme.lightIncreasedContrast == theme.dark)
  }

  @Test("each variant has a scheme and a contrast, and is found by them")
  func variants() {
    var theme = Theme.bare
    for (index, variant) in Theme.Variant.allCases.enumerated() {
      #expect(Theme.Variant(variant.scheme, variant.contrast) == variant)
      theme[variant][.red] = RGBColor(hex: UInt32(index))
    }
    for (index, variant) in Theme.Variant.allCases.enumerated() {
      let palette = theme.palette(for: traits(variant.scheme, variant.contrast))
      #expect(palette[.red] == RGBColor(hex: UInt32(index)))
    }
  }

  @Test("a role's colour can be read and set without touching the others")
  func roles() {
    for role in ColorRole.allCases {
      var palette = Theme.bare.light
      palette[role] = RGBColor(hex: 0x123456)
      #expect(palette[role] == RGBColor(hex: 0x123456))
      for other in ColorRole.allCases where other != role {
        #expect(palette[other] == Theme.bare.light[other])
      }
    }
  }

  @Test("every role has a symbol, of one character a glyph, that differs from the others'")
  func symbols() {
    let symbols = SymbolRole.allCases.map(Theme.bare.symbol)
    for symbol in symbols {
      #expect(symbol.glyph.count == 1)
      #expect(symbol.ascii.count == 1 && symbol.ascii.allSatisfy(\.isASCII))
      #expect(!symbol.systemName.isEmpty)
    }
    #expect(Set(symbols.map(\.glyph)).count == symbols.count)
  }

  @Test("the symbols of direction are mirrored in right-to-left writing, the others are not")
  func mirrored() {
    for role in [SymbolRole.back, .disclosure, .folder, .link] {
      let symbol = Symbol.standard(role)
      #expect(symbol.glyph(.rightToLeft) != symbol.glyph(.leftToRight))
    }
    #expect(Symbol.standard(.back).glyph(.rightToLeft) == Symbol.standard(.disclosure).glyph)
    #expect(Symbol.standard(.home).glyph(.rightToLeft) == Symbol.standard(.home).glyph)
  }

  @Test("a theme's own font or symbol is taken in place of the usual one")
  func own() {
    var theme = Theme.bare
    #expect(theme.font(.title) == FontSpec(size: 20, weight: .bold))
    theme.fonts[.title] = FontSpec(size: 9)
    theme.symbols[.home] = Symbol("H", ascii: "H", systemName: "house.fill")
    #expect(theme.font(.title).size == 9)
    #expect(theme.symbol(.home).glyph == "H")
    #expect(theme.font(.body) == Theme.bare.font(.body))
    for role in FontRole.allCases { #expect(theme.font(role).size > 0) }
  }

  @Test("a symbol's path is mirrored with its glyph, and only then")
  func paths() throws {
    for role in SymbolRole.allCases {
      let symbol = Symbol.standard(role)
      let path = try #require(symbol.path)
      #expect(symbol.path(.leftToRight) == path)
      #expect(symbol.path(.rightToLeft) == (symbol.isDirectional ? path.mirrored : path))
      #expect(symbol.isDirectional == (symbol.glyph(.rightToLeft) != symbol.glyph))
    }
    #expect(Symbol.standard(.back).path(.rightToLeft) == Symbol.standard(.disclosure).path)
    #expect(Symbol("H", ascii: "H", systemName: "house").path(.rightToLeft) == nil)
  }

  @Test("gaps grow from none to large")
  func gaps() {
    let metrics = Metrics()
    let lengths = [Gap.none, .small, .medium, .large].map { metrics[$0] }
    #expect(lengths == lengths.sorted() && lengths[0] == 0)
    #expect(Set(lengths).count == Gap.allCases.count)
  }
}
