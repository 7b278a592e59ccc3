public import NavCore

extension Conformance {
  /// The least size of letters in points that can be read: that of macOS. (Source: “Typography” in
  /// Apple's Human Interface Guidelines.)
  static let leastFontSize = 10.0
  /// The least height in points of what is hit with a finger (WCAG 2.2, 2.5.8).
  static let leastTarget = 24.0

  /// What of a theme breaks a rule; each pair of colours, symbol, font and length by itself.
  public static func violations(of theme: Theme) -> [Violation] {
    var findings = Findings("theme “\(theme.name)”")
    checkName(theme.name, in: &findings) { registry throws(RegistryError) in
      try registry.register(theme, summary: theme.name)
    }
    for finding in theme.contrastFindings() {
      findings.note(
        .contrast, "\(finding.variant)",
        found:
          "\(finding.rule.ink) \(finding.ink) on \(finding.rule.ground) \(finding.ground) with a "
          + "contrast of \(finding.ratioText)",
        expected: "\(finding.neededText) for \(finding.rule.use)", remedy: finding.remedy)
    }
    for role in SymbolRole.allCases {
      SymbolTrial(role: role, symbol: theme.symbol(role)).run(&findings)
    }
    checkFonts(of: theme, in: &findings)
    checkLengths(of: theme.metrics, in: &findings)
    return findings.violations
  }

  private static func checkFonts(of theme: Theme, in findings: inout Findings) {
    let sizes = leastFontSize...FontSpec.sizes.upperBound
    for role in FontRole.allCases {
      let font = theme.font(role)
      if !sizes.contains(font.size) {
        findings.note(
          .fontSizes, "font \(role)", found: "\(Words.number(font.size)) points",
          expected: Words.range(sizes))
      }
      if !(0...1).contains(font.scaling) {
        findings.note(
          .fontScaling, "font \(role)", found: "a scaling of \(Words.number(font.scaling))",
          expected: "0 to 1")
      }
    }
  }

  private static func checkLengths(of metrics: Metrics, in findings: inout Findings) {
    let lengths = [
      ("smallGap", metrics.smallGap), ("mediumGap", metrics.mediumGap),
      ("largeGap", metrics.largeGap), ("margin", metrics.margin),
      ("barHeight", metrics.barHeight), ("minimumTarget", metrics.minimumTarget),
    ]
    for (name, length) in lengths where !Metrics.lengths.contains(length) {
      findings.note(
        .lengths, name, found: "\(Words.number(length)) points",
        expected: Words.range(Metrics.lengths))
    }
    for (less, more) in zip(lengths[0..<2], lengths[1..<3]) where less.1 > more.1 {
      findings.note(
        .gapsInOrder, "\(less.0) and \(more.0)",
        found: "\(Words.number(less.1)) and \(Words.number(more.1)) points",
        expected: "the second to be as great as the first, or greater")
    }
    for (name, length) in lengths[4...] where (0..<leastTarget).contains(length) {
      findings.note(
        .targets, name, found: "\(Words.number(length)) points",
        expected: "\(Words.number(leastTarget)) or more")
    }
  }
}
