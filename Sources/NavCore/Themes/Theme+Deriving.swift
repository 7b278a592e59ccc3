extension Theme {
  /// A theme based on this one, with some colours changed.
  ///
  /// Colours that would not have enough contrast then are shifted in lightness as little as needed.
  /// Colours for increased contrast that this theme derives follow by themselves.
  ///
  /// - Parameters:
  ///   - name: the name of the new theme, in kebab case.
  ///   - colors: the colours that differ.
  ///   - variants: where they differ.
  public func derived(
    named name: String, colors: [ColorRole: RGBColor], in variants: [Variant] = Variant.allCases
  ) -> Theme {
    derived(named: name) { theme in
      for variant in variants where isStated(variant) || !variants.contains(variant.standard) {
        for (role, color) in colors { theme[variant][role] = color }
      }
    }
  }

  /// A theme based on this one, with anything changed: colours, fonts, symbols, lengths.
  ///
  /// Colours that would not have enough contrast then are shifted in lightness as little as needed.
  ///
  /// - Parameters:
  ///   - name: the name of the new theme, in kebab case.
  ///   - change: makes the changes.
  public func derived(named name: String, _ change: (inout Theme) -> Void) -> Theme {
    var theme = self
    change(&theme)
    theme.name = name
    return theme.meetingContrast()
  }

  /// The same theme in another hue: what leads on, bars, the focus and what is chosen take the hue
  /// of a colour, at the lightness that they have to the eye, so that contrast is kept.
  ///
  /// - Parameters:
  ///   - tint: the colour; a grey one takes the hue away.
  ///   - name: the name of the new theme, in kebab case.
  public func tinted(_ tint: RGBColor, named name: String) -> Theme {
    derived(named: name) { theme in
      for variant in Variant.allCases where isStated(variant) {
        theme[variant] = theme[variant].tinted(tint)
      }
    }
  }
}

extension Theme.Variant {
  /// The variant of the same scheme without more contrast.
  fileprivate var standard: Theme.Variant { Theme.Variant(scheme, .standard) }
}

extension Palette {
  /// What leads on and the focus take the full hue; grounds that lie behind text a calmer one.
  private static let tintedRoles: [(role: ColorRole, strength: Double)] = [
    (.accent, 1), (.focusGround, 1), (.barGround, 0.6), (.selectionGround, 0.6),
  ]

  fileprivate func tinted(_ tint: RGBColor) -> Palette {
    let (hue, saturation, _) = tint.hsl
    var palette = self
    for (role, strength) in Self.tintedRoles {
      palette[role] = self[role].tinted(hue: hue, saturation: saturation * strength)
    }
    return palette
  }
}
