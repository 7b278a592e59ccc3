import NavConformance
import NavCore
import Testing

/// A bar style that breaks one rule: a bar of what one says stands in it, beside the usual title.
struct WrongBar: BarStyle, CustomTestStringConvertible {
  typealias Content = @MainActor @Sendable (BarConfiguration) -> [any NodeContent]

  let name: String
  let rule: ConformanceRule
  /// What the message has to say beside the rule.
  let message: String
  let content: Content

  init(
    _ rule: ConformanceRule, _ message: String, name: String = "wrong",
    @NodeBuilder content: @escaping Content
  ) {
    self.rule = rule
    self.message = message
    self.name = name
    self.content = content
  }

  var testDescription: String { "\(rule)" }

  func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar { BarNode { content(configuration) } }
  }

  static let all = ofButtons + ofLooks

  private static let ofButtons = [
    WrongBar(.barsGoBack, "found “Back”, which leads to") { configuration in
      if let back = configuration.back {
        ButtonNode("Back", symbol: .back, role: .back, action: back.action)
      }
      configuration.trailingNodes()
      configuration.fitting(configuration.leading, "leading")
    },
    WrongBar(.barsGoHome, "found “Home again”, which does nothing") { configuration in
      configuration.leadingNodes()
      configuration.trailingNodes(hasHome: false)
      ButtonNode("Home again", symbol: .home, role: .home) {}
    },
    WrongBar(.barsNameButtons, "found a button with the symbol add and no label") { configuration in
      configuration.leadingNodes()
      configuration.trailingNodes()
      ButtonNode("", symbol: .add) {}
    },
    WrongBar(.barsTellButtonsApart, "found two times “Item 0”: one does what item 0 is for, one") {
      configuration in
      configuration.leadingNodes()
      configuration.trailingNodes()
      if !(configuration.leading + configuration.trailing).isEmpty { ButtonNode("Item 0") {} }
    },
    WrongBar(.barsOfferItems, "found no “Item 0”, expected “Item 0”, which does what item 0 is for")
    {
      configuration in
      configuration.trailingNodes()
    },
  ]

  private static let ofLooks = [
    WrongBar(.kebabCase, "“Wide Bar”", name: "Wide Bar") { configuration in
      configuration.leadingNodes()
      configuration.trailingNodes()
    },
    WrongBar(.barsUseRoles, "found #123456, expected a role") { configuration in
      configuration.leadingNodes()
      configuration.trailingNodes()
      SymbolNode(.warning, ink: .color(RGBColor(hex: 0x123456)))
    },
    WrongBar(.barsRepeatable, "found another bar the second time") { configuration in
      configuration.leadingNodes()
      configuration.trailingNodes()
      TextNode("\(Double.random(in: 0..<1))")
    },
    WrongBar(.barsWithoutBlanks, "without a title") { configuration in
      configuration.leadingNodes()
      FairBar.title(configuration)
      configuration.trailingNodes()
    },
    WrongBar(.barsHaveHeadings, "found the title as plain text, expected a heading") {
      configuration in
      configuration.leadingNodes()
      if !configuration.title.isEmpty { TextNode(configuration.title) }
      configuration.trailingNodes()
    },
  ]
}
