import NavCore
import Testing

@testable import NavConformance

@Suite("The rules")
struct RuleTests {
  @Test("no two rules have the same words, and each says what to do")
  func words() {
    let rules = ConformanceRule.all
    #expect(Set(rules.map(\.text)).count == rules.count)
    #expect(rules.allSatisfy { !$0.text.isEmpty && !$0.remedy.isEmpty })
    #expect(rules.allSatisfy { "\($0)" == $0.text })
  }

  @Test("a message says what is wrong, where, what was expected and what to do")
  func message() {
    var findings = Findings("theme “mint”")
    findings.note(.targets, "barHeight", found: "10 points", expected: "24 or more")
    #expect(
      findings.violations.map(\.description) == [
        "theme “mint” breaks “what is pressed is large enough to be hit” (barHeight): "
          + "found 10 points, expected 24 or more; make it greater: 24 points are the least "
          + "(WCAG 2.2, 2.5.8), 44 are usual"
      ])
  }

  @Test("a rule that is broken in many places is told once, with their number")
  func counted() {
    var findings = Findings("columns “even”")
    for place in 1...3 {
      findings.count(.columnsTiled, "place \(place)", found: "found", expected: "expected")
    }
    findings.count(.columnsUsable, "place 4", found: "found", expected: "expected")
    #expect(findings.violations.map(\.others) == [2, 0])
    #expect(findings.violations[0].description.contains("(place 1, and in 2 more)"))
    #expect(findings.violations[1].description.contains("(place 4)"))
  }
}
