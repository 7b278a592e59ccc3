/// A look as data: colours, fonts, symbols and lengths by role.
public struct Theme: Hashable, Sendable, Codable {
  /// The theme's name, in kebab case.
  public var name: String
  /// The colours on light ground.
  public var light: Palette
  /// The colours on dark ground.
  public var dark: Palette
  /// The colours on light ground for more contrast, or nil where `light` serves.
  public var lightIncreasedContrast: Palette?
  /// The colours on dark ground for more contrast, or nil where `dark` serves.
  public var darkIncreasedContrast: Palette?
  /// Fonts that differ from the usual ones.
  public var fonts: [FontRole: FontSpec] = [:]
  /// Symbols that differ from the usual ones.
  public var symbols: [SymbolRole: Symbol] = [:]
  /// The lengths.
  public var metrics = Metrics()

  /// Makes a theme of its colours.
  public init(name: String, light: Palette, dark: Palette) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  /// The colours for a place.
  public func palette(for traits: Traits) -> Palette {
    switch (traits.scheme, traits.contrast) {
    case (.light, .standard): light
    case (.light, .increased): lightIncreasedContrast ?? light
    case (.dark, .standard): dark
    case (.dark, .increased): darkIncreasedContrast ?? dark
    }
  }

  /// The symbol for a role.
  public func symbol(_ role: SymbolRole) -> Symbol { symbols[role] ?? .standard(role) }

  /// The font for a role.
  public func font(_ role: FontRole) -> FontSpec {
    if let font = fonts[role] { return font }
    return switch role {
    case .largeTitle: FontSpec(size: 34, isBold: true)
    case .title: FontSpec(size: 20, isBold: true)
    case .headline: FontSpec(size: 17, isBold: true)
    case .body: FontSpec(size: 17)
    case .caption: FontSpec(size: 13)
    case .monospaced: FontSpec(size: 15, isMonospaced: true)
    }
  }
}
