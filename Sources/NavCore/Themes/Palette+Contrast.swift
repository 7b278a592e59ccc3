extension Palette {
  /// The rules that these colours break.
  func violations(of contrast: Traits.Contrast) -> [ContrastRule] {
    ContrastRule.all.filter { rule in
      self[rule.ink].contrast(with: self[rule.ground]) < rule.use.ratio(contrast)
    }
  }

  /// The same colours, shifted in lightness as little as needed to keep all rules.
  ///
  /// The ground says whether the content is light or dark. Other grounds follow it as far as inks on
  /// them need it, then the inks follow the grounds.
  func meeting(_ contrast: Traits.Contrast) -> Palette {
    guard !violations(of: contrast).isEmpty else { return self }
    var fitted = self
    fitted.fitContent(contrast)
    fitted.fitBar(contrast)
    fitted.fitFocus(contrast)
    return fitted
  }

  /// The colours of what has the focus where a colour is around it: the theme's where they stand out
  /// from it, else what stands out most, as in a bar of a screen's own colour.
  public func focusColors(on surroundings: RGBColor) -> (ground: RGBColor, ink: RGBColor) {
    let needed = ContrastRule.Use.focus.ratio(.standard)
    if self[.focusGround].contrast(with: surroundings) >= needed {
      return (self[.focusGround], self[.focusInk])
    }
    return (RGBColor.mostReadable(on: surroundings), surroundings)
  }

  private mutating func fitContent(_ contrast: Traits.Contrast) {
    let (needed, line) = (
      ContrastRule.Use.text.ratio(contrast), ContrastRule.Use.line.ratio(contrast)
    )
    let isLight = self[.ground].luminance >= RGBColor.middleLuminance
    let extreme: RGBColor = isLight ? .black : .white
    for role in ContrastRule.contentGrounds {
      self[role] =
        self[role].shifted(
          towards: isLight ? 1 : 0,
          unlessAlready: {
            $0.contrast(with: extreme) >= needed
          })
    }
    func suits(_ grounds: [RGBColor], _ ratio: Double) -> (RGBColor) -> Bool {
      { color in
        grounds.allSatisfy { ground in
          color.contrast(with: ground) >= ratio
            && (color.luminance <= ground.luminance) == isLight
        }
      }
    }
    let grounds = ContrastRule.contentGrounds.map { self[$0] }
    for role in ContrastRule.contentInks {
      self[role] = self[role].shifted(
        towards: isLight ? 0 : 1, unlessAlready: suits(grounds, needed))
    }
    let around = ContrastRule.focusSurroundings.map { self[$0] }
    if around.contains(where: { self[.separator].contrast(with: $0) < line }) {
      self[.separator] = self[.separator].shifted(
        towards: isLight ? 0 : 1, unlessAlready: suits(around, line))
    }
  }

  private mutating func fitBar(_ contrast: Traits.Contrast) {
    fit(.barInk, on: .barGround, ContrastRule.Use.text.ratio(contrast)) { _ in true }
  }

  private mutating func fitFocus(_ contrast: Traits.Contrast) {
    let around = ContrastRule.focusSurroundings.map { self[$0] }
    let needed = ContrastRule.Use.focus.ratio(contrast)
    fit(.focusInk, on: .focusGround, ContrastRule.Use.text.ratio(contrast)) { ground in
      around.allSatisfy { ground.contrast(with: $0) >= needed }
    }
  }

  /// Makes a ground that suits and can be written on, and an ink that can be read there.
  private mutating func fit(
    _ ink: ColorRole, on ground: ColorRole, _ ratio: Double, where suits: (RGBColor) -> Bool
  ) {
    self[ground] =
      self[ground].nearest {
        suits($0) && RGBColor.mostReadable(on: $0).contrast(with: $0) >= ratio
      } ?? self[ground]
    self[ink] = self[ink].readable(on: self[ground], ratio: ratio)
  }
}

extension RGBColor {
  /// The luminance from which on black can be read better than white: the root of 0.05 × 1.05, less
  /// the 0.05 of the contrast ratio.
  static let middleLuminance = 0.179_128_78

  /// This colour where it suits, else the next one in a direction that does.
  fileprivate func shifted(
    towards end: Double, unlessAlready suits: (RGBColor) -> Bool
  ) -> RGBColor {
    suits(self) ? self : shifted(towards: end, until: suits) ?? (end > 0.5 ? .white : .black)
  }
}
