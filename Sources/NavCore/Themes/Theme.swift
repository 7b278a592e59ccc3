/// A look as data: colours, fonts, symbols and lengths by role.
public struct Theme: Hashable, Sendable {
  /// The theme's name, in kebab case.
  public var name: String
  /// The colours on light ground.
  public var light: Palette { didSet { derivedLight = light.meeting(.increased) } }
  /// The colours on dark ground.
  public var dark: Palette { didSet { derivedDark = dark.meeting(.increased) } }
  /// The colours on light ground for more contrast, or nil where they are derived from `light`.
  public var lightIncreasedContrast: Palette?
  /// The colours on dark ground for more contrast, or nil where they are derived from `dark`.
  public var darkIncreasedContrast: Palette?
  /// Fonts that differ from the usual ones.
  public var fonts: [FontRole: FontSpec]
  /// Symbols that differ from the usual ones.
  public var symbols: [SymbolRole: Symbol]
  /// The lengths.
  public var metrics: Metrics

  // Derived once, when the colours that they come from are set: hosts ask for them in every frame.
  private(set) var derivedLight: Palette
  private(set) var derivedDark: Palette

  /// Makes a theme; what is not named is as usual.
  public init(
    name: String, light: Palette, dark: Palette, lightIncreasedContrast: Palette? = nil,
    darkIncreasedContrast: Palette? = nil, fonts: [FontRole: FontSpec] = [:],
    symbols: [SymbolRole: Symbol] = [:], metrics: Metrics = Metrics()
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.lightIncreasedContrast = lightIncreasedContrast
    self.darkIncreasedContrast = darkIncreasedContrast
    self.fonts = fonts
    self.symbols = symbols
    self.metrics = metrics
    derivedLight = light.meeting(.increased)
    derivedDark = dark.meeting(.increased)
  }

  /// The colours for a place.
  public func palette(for traits: Traits) -> Palette {
    self[Variant(traits.scheme, traits.contrast)]
  }

  /// The symbol for a role.
  public func symbol(_ role: SymbolRole) -> Symbol { symbols[role] ?? .standard(role) }

  /// The font for a role.
  public func font(_ role: FontRole) -> FontSpec { fonts[role] ?? .standard(role) }
}
