import NavCore
import Testing

@testable import NavConformance

@Suite("Pager styles against the rules")
@MainActor struct PagerConformanceTests {
  /// A style made of a function.
  struct Made: PagerStyle {
    var name = "made"
    let make: @MainActor @Sendable (PagerConfiguration) -> [any NodeContent]

    func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
      PagerChrome { make(configuration) }
    }
  }

  /// A button for each of the first pages, and the number of the selected one.
  private static func buttons(
    _ configuration: PagerConfiguration, marks: (PageItem) -> Bool = { $0.isSelected },
    action: (PageItem) -> @MainActor @Sendable () -> Void = { $0.action }
  ) -> [any NodeContent] {
    var nodes: [any NodeContent] = [
      TextNode("\(configuration.selection + 1) / \(configuration.count)")
    ]
    for index in 0..<min(5, configuration.count) {
      let page = configuration.page(at: index)
      nodes.append(
        ButtonNode(
          page.title, label: page.label, role: .page, isSelected: marks(page),
          action: action(page)))
    }
    return nodes
  }

  private func rules(_ style: Made) -> [ConformanceRule] {
    Conformance.violations(of: style).map(\.rule)
  }

  @Test("a style that is right breaks none, and so does one that shows nothing")
  func right() {
    #expect(rules(Made { Self.buttons($0) }) == [])
    struct Bare: PagerStyle {
      let name = "bare"
      func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome { .hidden }
    }
    #expect(Conformance.violations(of: Bare()) == [])
  }

  @Test("each rule can be broken, alone")
  func wrong() {
    #expect(rules(Made { Self.buttons($0, action: { _ in {} }) }) == [.pagersSelect])
    #expect(rules(Made { Self.buttons($0, marks: { _ in false }) }) == [.pagersMarkSelection])
    #expect(rules(Made { _ in [TextNode("somewhere")] }) == [.pagersTellSelection])
    #expect(
      rules(
        Made { configuration in
          (0..<configuration.count).map { index in
            let page = configuration.page(at: index)
            return ButtonNode(
              page.title, label: page.label, role: .page, isSelected: page.isSelected,
              action: page.action)
          }
        }) == [.pagersAreBounded])
    #expect(
      rules(Made { Self.buttons($0) + [ButtonNode("", symbol: .more) {}] }) == [.pagersHaveLabels])
    #expect(
      rules(
        Made { configuration in
          [TextNode("\(configuration.selection + 1)", ink: .color(RGBColor(hex: 0x123456)))]
        }) == [.pagersUseRoles])
    let chance = Made { configuration in
      [TextNode("\(configuration.selection + 1) \(UInt64.random(in: 0...(.max)))")]
    }
    #expect(rules(chance) == [.pagersRepeatable])
    #expect(rules(Made(name: "Bad Name") { Self.buttons($0) }) == [.kebabCase])
  }
}
