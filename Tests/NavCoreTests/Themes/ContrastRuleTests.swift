import NavCore
import Testing

@Suite("Which colour stands on which")
struct ContrastRuleTests {
  @Test("text needs 4.5, or 7 where more is asked for; symbols and focus 3; lines only then 3")
  func ratios() {
    let ratios = ContrastRule.Use.allCases.map { use in
      Traits.Contrast.allCases.map { use.ratio($0) }
    }
    #expect(ratios == [[4.5, 7], [3, 3], [3, 3], [1, 3]])
  }

  @Test("no pair is listed twice, and no role stands on itself")
  func once() {
    let pairs = ContrastRule.all.map { [$0.ink, $0.ground] }
    #expect(Set(pairs).count == pairs.count)
    #expect(pairs.allSatisfy { $0[0] != $0[1] })
  }

  @Test("every role is in a rule, but the five that content uses as it likes")
  func complete() {
    let roles = Set(ContrastRule.all.flatMap { [$0.ink, $0.ground] })
    let free = ColorRole.allCases.filter { !roles.contains($0) }
    #expect(free == [.red, .orange, .yellow, .green, .blue])
  }

  @Test("the theme of black and white breaks no rule")
  func bare() {
    #expect(Theme.bare.contrastFindings().isEmpty)
  }

  @Test("a finding says which pair, in which variant, what there is, what is needed, what to do")
  func finding() throws {
    var theme = Theme.bare
    theme.light[.accent] = RGBColor(hex: 0x777777)
    theme[.lightIncreasedContrast] = Theme.bare.light
    let findings = theme.contrastFindings()
    #expect(findings.count == 4)
    let first = try #require(findings.first)
    #expect(first.theme == "bare" && first.variant == .light)
    #expect(first.rule == ContrastRule(.accent, on: .ground))
    #expect(first.ink == RGBColor(hex: 0x777777) && first.ground == .white)
    #expect(first.needed == 4.5 && first.ratio < 4.5 && first.ratio > 4.47)
    #expect(
      first.description
        == "theme “bare”, light: accent #777777 on ground #FFFFFF has a contrast of 4.47, text "
        + "needs 4.5; make accent darker, as #767676, or change ground")
  }

  @Test("each rule is checked in each variant")
  func all() {
    for rule in ContrastRule.all {
      for variant in Theme.Variant.allCases {
        var theme = Theme.bare
        for variant in Theme.Variant.allCases { theme[variant] = Theme.bare[variant] }
        theme[variant][rule.ink] = theme[variant][rule.ground]
        let isExempt = rule.use == .line && variant.contrast == .standard
        let found = theme.contrastFindings().contains { $0.rule == rule && $0.variant == variant }
        #expect(found == !isExempt, "\(rule), \(variant)")
      }
    }
  }

  @Test("where no ink can have the contrast, the finding asks for another ground")
  func hopeless() throws {
    var theme = Theme.bare
    theme[.darkIncreasedContrast] = theme.dark
    theme[.darkIncreasedContrast][.barGround] = RGBColor(hex: 0x777777)
    let finding = try #require(theme.contrastFindings().first)
    #expect(
      finding.description.hasSuffix("no barInk can have that: make barGround lighter or darker"))
  }
}
