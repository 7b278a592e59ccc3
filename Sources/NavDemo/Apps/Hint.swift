import NavCore

/// A few words in the middle of a screen that has nothing else to show.
struct Hint: NodeContent {
  private let text: String
  private let detail: String?
  private let symbol: SymbolRole?

  init(_ text: String, detail: String? = nil, symbol: SymbolRole? = nil) {
    self.text = text
    self.detail = detail
    self.symbol = symbol
  }

  func nodes(in context: NodeContext) -> [Node] {
    StackNode {
      SpacerNode()
      StackNode(gap: .small, padding: .medium, alignment: .center) {
        if let symbol { SymbolNode(symbol, ink: .accent) }
        TextNode(text, ink: .secondary, alignment: .center)
        if let detail { TextNode(detail, font: .caption, ink: .secondary, alignment: .center) }
      }
      SpacerNode()
    }.nodes(in: context)
  }
}
