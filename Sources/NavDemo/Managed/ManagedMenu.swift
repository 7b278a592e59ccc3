import NavCore

/// What every screen of the managed app shows: where the other side is when it can't be seen, rows,
/// and at the bottom what came of the last action.
struct ManagedMenu: NodeContent {
  private let context: ScreenContext
  private let desk: ManagedDesk
  private let text: String?
  private let rows: [any NodeContent]

  init(
    _ context: ScreenContext, _ desk: ManagedDesk, text: String? = nil,
    @NodeBuilder rows: () -> [any NodeContent]
  ) {
    self.context = context
    self.desk = desk
    self.text = text
    self.rows = rows()
  }

  func nodes(in nodeContext: NodeContext) -> [Node] {
    let side = Side(context)
    let path = side.flatMap { context.hiddenPath(of: $0.other) }
    let account = side.flatMap { desk.account(of: $0) }
    return StackNode {
      ScrollNode {
        if text != nil || path != nil {
          StackNode(padding: .small) {
            if let text { TextNode(text) }
            if let path { TextNode(path, font: .caption, ink: .secondary) }
          }
        }
        for row in rows { row }
      }
      if let account { telling(account) }
    }.nodes(in: nodeContext)
  }

  /// What was told last; where there is little room the last line of it, in the least room none.
  @MainActor @NodeBuilder private func telling(
    _ account: ManagedDesk.Account
  ) -> [any NodeContent] {
    if context.traits.hasRoom(forRows: 11) {
      DividerNode()
      StackNode(padding: .small) {
        TextNode(account.title, font: .headline)
        for line in account.lines { TextNode(line) }
      }
    } else if context.traits.hasRoom(forRows: 5) {
      let line = account.lines.last ?? account.title
      RowNode(label: line) { TextNode(line, lineLimit: 2) }
    }
  }
}
