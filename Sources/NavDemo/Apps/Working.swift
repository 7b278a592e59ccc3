import NavCore

/// What a screen shows while it waits for its content.
struct Working: NodeContent {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  func nodes(in context: NodeContext) -> [Node] {
    StackNode(padding: .medium) { ProgressNode(text) }.nodes(in: context)
  }
}
