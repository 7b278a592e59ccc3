import NavCore

/// What a screen shows in place of what it could not get: why, what to do, and a way to try again.
struct Trouble: NodeContent {
  private let title: String
  private let details: [String]
  private let retry: @MainActor () -> Void

  init(_ title: String, _ details: [String], retry: @escaping @MainActor () -> Void) {
    self.title = title
    self.details = details
    self.retry = retry
  }

  func nodes(in context: NodeContext) -> [Node] {
    ScrollNode {
      StackNode(gap: .medium, padding: .medium) {
        StackNode(.horizontal, gap: .small) {
          SymbolNode(.warning, ink: .role(.danger))
          TextNode(title, font: .headline, ink: .role(.danger))
        }
        ButtonNode("Try again", action: retry)
        for detail in details { TextNode(detail) }
      }
    }.nodes(in: context)
  }
}
