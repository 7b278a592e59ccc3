import NavCore

/// Holds a bar style against the rules.
@MainActor struct BarTrial {
  let style: any BarStyle
  var findings: Findings

  init(style: any BarStyle, findings: Findings) {
    self.style = style
    self.findings = findings
  }

  mutating func run() {
    for (number, situation) in BarSituation.all.enumerated() {
      check(situation)
      if number.isMultiple(of: 4) { checkRepeating(situation) }
    }
  }

  private mutating func check(_ situation: BarSituation) {
    let bench = BarBench(style, situation)
    guard let bar = bench.bar, let configuration = bench.configuration else { return }
    let choices = BarParts.choices(in: bar.node)
    let variants = (0..<choices).map { BarParts(bar.node, choosing: $0) }
    var uses = BarUses(style: style, situation: situation, bench: bench)
    for variant in variants { for button in variant.buttons { uses.add(button.id) } }
    for variant in variants {
      checkLook(variant, configuration, situation)
      checkRoles(variant, configuration, &uses, situation)
      checkLabels(variant, uses, situation)
      if bar.placement != .hidden { checkItems(variant, uses, situation) }
    }
  }

  private mutating func checkRepeating(_ situation: BarSituation) {
    if BarBench(style, situation).bar != BarBench(style, situation).bar {
      findings.count(
        .barsRepeatable, situation.text, found: "another bar the second time",
        expected: "the same bar twice")
    }
  }

  private mutating func checkLook(
    _ parts: BarParts, _ configuration: BarConfiguration, _ situation: BarSituation
  ) {
    let palette = configuration.theme.palette(for: configuration.traits)
    let colors = Set(ColorRole.allCases.map { palette[$0] })
    let foreign = parts.paints.first { paint in
      guard case .color(let color) = paint else { return false }
      return paint != configuration.tint && paint != configuration.back?.ink
        && !colors.contains(color)
    }
    if let foreign {
      findings.count(
        .barsUseRoles, situation.text, found: foreign.words,
        expected: "a role, or a colour of the configuration")
    }
    if let blank = parts.texts.first(where: { $0.text.allSatisfy(\.isWhitespace) }) {
      findings.count(
        .barsWithoutBlanks, situation.text, found: "the text \(blank.text.debugDescription)",
        expected: "text with letters, or none")
    }
    let titles = parts.texts.filter { $0.text == configuration.title && !$0.text.isEmpty }
    if !titles.isEmpty, !titles.contains(where: \.isHeading) {
      findings.count(
        .barsHaveHeadings, situation.text, found: "the title as plain text", expected: "a heading")
    }
  }
}
