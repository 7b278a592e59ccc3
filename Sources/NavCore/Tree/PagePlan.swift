/// One page to be made: what it shows, and what a pager's chrome says of it.
public struct PagePlan: Sendable {
  let key: String?
  let content: ContainerPlan
  let look: PageLook

  /// Plans a page.
  ///
  /// - Parameters:
  ///   - title: what the page is called where the chrome names it; nil takes the title of the
  ///     screen at its root.
  ///   - symbol: its symbol, or nil.
  ///   - badge: a short text that draws the eye to it, such as a number, or nil. It is read
  ///     whenever what it depends on has changed.
  ///   - key: what tells it from the other pages; where it is left out, the tag of its content.
  ///     Pages that are set anew are the same ones where their keys are.
  ///   - content: a stack, columns, or pages again.
  public init(
    _ title: @autoclosure @escaping @MainActor @Sendable () -> String?,
    symbol: SymbolRole? = nil,
    badge: @autoclosure @escaping @MainActor @Sendable () -> String? = nil,
    key: String? = nil, _ content: ContainerPlan
  ) {
    self.key = key ?? content.tag
    self.content = content
    look = PageLook(title: title, symbol: symbol, badge: badge)
  }

  /// Plans a page that is called what the screen at its root is called.
  ///
  /// - Parameters:
  ///   - content: a stack, columns, or pages again.
  ///   - key: what tells it from the other pages; where it is left out, the tag of its content.
  public init(_ content: ContainerPlan, key: String? = nil) {
    self.init(nil, key: key, content)
  }
}
