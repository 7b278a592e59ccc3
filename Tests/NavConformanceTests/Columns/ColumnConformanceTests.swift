import NavCore
import Testing

@testable import NavConformance

@Suite("Column styles against the rules")
struct ColumnConformanceTests {
  @Test("a style that is right breaks none")
  func right() {
    #expect(Conformance.violations(of: FairColumns()) == [])
  }

  @Test("each rule can be broken, alone, and says how", arguments: WrongColumns.all)
  func wrong(_ style: WrongColumns) {
    let violations = Conformance.violations(of: style)
    #expect(violations.map(\.rule) == [style.rule])
    #expect(violations.allSatisfy { $0.description.contains(style.message) })
  }

  @Test("there is such a style for every rule")
  func all() {
    let rules = Set(WrongColumns.all.map(\.rule))
    #expect(rules == Set(ConformanceRule.ofColumns + [.kebabCase]))
  }

  @Test("a message has the device, the room, the columns and what is asked of them")
  func message() {
    let filling = WrongColumns.all.first { $0.rule == .columnsFillRoom }
    let violations = filling.map { Conformance.violations(of: $0) } ?? []
    #expect(
      violations.map(\.description) == [
        "columns “wrong” breaks “the tiled columns fill the room” (iphone-pro-max landscape, "
          + "932 × 430 points: sidebar | content | detail | inspector, inspector in front, "
          + "content asked to be hidden, inspector asked to be hidden, and in 6211 more): "
          + "found sidebar 240, detail 682, 922 points tiled, expected 932; "
          + "give the main column what the others leave of `configuration.width`"
      ])
  }
}
