import NavCore
import Testing

@testable import NavConformance

@Suite("Bar styles against the rules")
@MainActor struct BarConformanceTests {
  @Test("a style that is right breaks none")
  func right() {
    #expect(Conformance.violations(of: FairBar()) == [])
  }

  @Test("each rule can be broken, alone, and says how", arguments: WrongBar.all)
  func wrong(_ style: WrongBar) {
    let violations = Conformance.violations(of: style)
    #expect(violations.map(\.rule) == [style.rule])
    #expect(violations.allSatisfy { $0.description.contains(style.message) })
    #expect(violations.allSatisfy { $0.subject == "bar “\(style.name)”" })
  }

  @Test("there is such a style for every rule")
  func all() {
    let rules = Set(WrongBar.all.map(\.rule))
    #expect(rules == Set(ConformanceRule.ofBars + [.kebabCase]))
  }

  @Test("a bar without the items is right where it is hidden")
  func hidden() {
    struct NoBar: BarStyle {
      let name = "no-bar"
      func makeBar(_ configuration: BarConfiguration) -> Bar { .hidden }
    }
    #expect(Conformance.violations(of: NoBar()) == [])
  }

  @Test("a back button where there is no way back is told")
  func noWayBack() {
    struct AlwaysBack: BarStyle {
      let name = "always-back"
      func makeBar(_ configuration: BarConfiguration) -> Bar {
        Bar {
          configuration.leadingNodes()
          configuration.trailingNodes()
          if configuration.back == nil { ButtonNode("Back", role: .back) {} }
        }
      }
    }
    let violations = Conformance.violations(of: AlwaysBack())
    #expect(violations.map(\.rule) == [.barsGoBack])
    #expect(violations.allSatisfy { $0.expected.hasPrefix("no back button") })
  }

  @Test("an item in a menu counts only where it does what it is for")
  func wrongMenu() {
    struct DeadMenu: BarStyle {
      let name = "dead-menu"
      func makeBar(_ configuration: BarConfiguration) -> Bar {
        let items = configuration.leading + configuration.trailing
        return Bar {
          configuration.back?.nodes() ?? []
          configuration.menuButton(
            items.map { BarItem($0.title, label: $0.label, isEnabled: $0.isEnabled) {} })
        }
      }
    }
    let violations = Conformance.violations(of: DeadMenu())
    #expect(violations.map(\.rule) == [.barsOfferItems])
    #expect(violations.allSatisfy { $0.found.contains("which does nothing") })
  }

  @Test("all that a bar may be given comes up on every way to a screen")
  func situations() {
    let all = BarSituation.all
    #expect(Set(all.map(\.device)).count == 12)
    for way in BarSituation.Way.allCases {
      let some = all.filter { $0.way == way }
      #expect(Set(some.map(\.title)).count == 4)
      #expect(Set(some.map { $0.ends.leading + $0.ends.trailing }) == [0, 1, 4, 8])
      #expect(Set(some.map(\.display)).count == BackItem.Display.allCases.count)
      #expect(Set(some.map(\.titleForm)).count == TitleForm.allCases.count)
      #expect(Set(some.map(\.traits.idiom)).count == Traits.Idiom.allCases.count)
      #expect(Set(some.map(\.traits.locale)).count == 4)
      #expect(Set(some.map(\.traits.direction)).count == 2)
      #expect(Set(some.map(\.hasColumns)).count == 2)
      #expect(Set(some.map(\.tint)).count == 3)
    }
  }

  @Test("every state of scrolling comes up")
  func scrolling() {
    let states = BarSituation.all.compactMap { BarBench(FairBar(), $0).bar?.scrollState }
    #expect(Set(states) == Set(ScrollState.allCases))
  }
}
