extension Theme {
  /// The pairs of colours that have less contrast than they need, in the order of the variants.
  /// Without one the theme can be read wherever it is shown.
  public func contrastFindings() -> [ContrastFinding] {
    Variant.allCases.flatMap { variant in
      self[variant].violations(of: variant.contrast).map { rule in
        ContrastFinding(
          theme: name, variant: variant, rule: rule, ink: self[variant][rule.ink],
          ground: self[variant][rule.ground])
      }
    }
  }

  /// The same theme with its colours shifted in lightness as little as needed to be without
  /// findings; what has enough contrast stays as it is.
  public func meetingContrast() -> Theme {
    var theme = self
    for variant in Variant.allCases where theme.isStated(variant) {
      theme[variant] = theme[variant].meeting(variant.contrast)
    }
    return theme
  }
}
