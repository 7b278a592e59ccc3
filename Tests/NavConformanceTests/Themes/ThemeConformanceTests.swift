import NavConformance
import NavCore
import Testing

@testable import struct NavConformance.ConformanceRule

@Suite("Themes against the rules")
struct ThemeConformanceTests {
  @Test("a theme that is right breaks none")
  func right() {
    #expect(Conformance.violations(of: Theme.bare) == [])
  }

  @Test("each rule can be broken, alone, and says how", arguments: WrongTheme.all)
  func wrong(_ wrong: WrongTheme) {
    let violations = Conformance.violations(of: wrong.theme)
    #expect(violations.map(\.rule) == [wrong.rule])
    #expect(violations.allSatisfy { $0.description.contains(wrong.message) })
    #expect(violations.allSatisfy { $0.subject == "theme “\(wrong.theme.name)”" })
  }

  @Test("there is such a theme for every rule")
  func all() {
    let rules = Set(WrongTheme.all.map(\.rule))
    #expect(rules == Set(ConformanceRule.ofThemes + [.kebabCase]))
  }

  @Test("colours are told with the contrast that they have and need, and with one that would do")
  func contrast() throws {
    var theme = Theme.bare
    theme.light[.danger] = RGBColor(hex: 0x999999)
    let violations = Conformance.violations(of: theme)
    // Four grounds, with the contrast that is usual; the increased one is derived, and has its own.
    #expect(violations.count == 4)
    #expect(
      violations.first?.description
        == "theme “bare” breaks “every ink can be told from its ground” (light): found danger "
        + "#999999 on ground #FFFFFF with a contrast of 2.84, expected 4.5 for text; "
        + "make danger darker, as #767676, or change ground")
  }

  @Test("what is not a number is out of every range")
  func notANumber() {
    var theme = Theme.bare
    theme.metrics = Metrics(smallGap: .nan, barHeight: .infinity)
    theme.fonts[.title] = FontSpec(size: .nan, scaling: .nan)
    let rules = Conformance.violations(of: theme).map(\.rule)
    #expect(rules == [.fontSizes, .fontScaling, .lengths, .lengths])
  }
}
