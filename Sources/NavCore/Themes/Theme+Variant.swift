extension Theme {
  /// One of the sets of colours that a theme has.
  public enum Variant: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    /// On light ground.
    case light
    /// On dark ground.
    case dark
    /// On light ground, for more contrast.
    case lightIncreasedContrast
    /// On dark ground, for more contrast.
    case darkIncreasedContrast

    /// The variant of a scheme and a contrast.
    public init(_ scheme: Traits.Scheme, _ contrast: Traits.Contrast) {
      self =
        switch (scheme, contrast) {
        case (.light, .standard): .light
        case (.dark, .standard): .dark
        case (.light, .increased): .lightIncreasedContrast
        case (.dark, .increased): .darkIncreasedContrast
        }
    }

    /// Light or dark.
    public var scheme: Traits.Scheme {
      self == .light || self == .lightIncreasedContrast ? .light : .dark
    }

    /// How much contrast it is for.
    public var contrast: Traits.Contrast {
      self == .light || self == .dark ? .standard : .increased
    }
  }

  /// The colours of a variant. Setting those of an increased contrast states them; until then they
  /// are derived.
  public subscript(variant: Variant) -> Palette {
    get {
      switch variant {
      case .light: light
      case .dark: dark
      case .lightIncreasedContrast: lightIncreasedContrast ?? derivedLight
      case .darkIncreasedContrast: darkIncreasedContrast ?? derivedDark
      }
    }
    set {
      switch variant {
      case .light: light = newValue
      case .dark: dark = newValue
      case .lightIncreasedContrast: lightIncreasedContrast = newValue
      case .darkIncreasedContrast: darkIncreasedContrast = newValue
      }
    }
  }

  /// Whether the theme brings the colours of a variant itself.
  func isStated(_ variant: Variant) -> Bool {
    switch variant {
    case .light, .dark: true
    case .lightIncreasedContrast: lightIncreasedContrast != nil
    case .darkIncreasedContrast: darkIncreasedContrast != nil
    }
  }
}
