/// A row of a list: any nodes beside each other, with or without something to do.
public struct RowNode: NodeContent {
  /// What a row is, without what it does.
  public struct Attributes: Hashable, Sendable {
    /// What it is called for those who don't see it.
    public let label: String
    /// Whether it can be pressed.
    public let isActive: Bool
    /// Whether it is marked as leading on; its last child is the mark then, at the trailing end.
    public let hasDisclosure: Bool
    /// Whether it is what is shown elsewhere now.
    public let isSelected: Bool
  }

  private let attributes: Attributes
  private let contents: [any NodeContent]
  private let action: (@MainActor () -> Void)?

  /// Makes a row of nodes, which stand beside each other.
  ///
  /// - Parameters:
  ///   - label: what it is called for those who don't see it.
  ///   - hasDisclosure: whether it is marked as leading on; the usual thing where it does.
  ///   - isSelected: whether it is what is shown elsewhere now.
  ///   - action: what pressing it does, or nil for a row that only shows something.
  ///   - content: the nodes.
  public init(
    label: String, hasDisclosure: Bool? = nil, isSelected: Bool = false,
    action: (@MainActor () -> Void)? = nil, @NodeBuilder content: () -> [any NodeContent]
  ) {
    attributes = Attributes(
      label: label, isActive: action != nil, hasDisclosure: hasDisclosure ?? (action != nil),
      isSelected: isSelected)
    contents = content()
    self.action = action
  }

  /// Makes a row of a title, a text below it and a symbol before it.
  public init(
    _ title: String, detail: String? = nil, symbol: SymbolRole? = nil,
    hasDisclosure: Bool? = nil, isSelected: Bool = false, action: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      label: title, hasDisclosure: hasDisclosure, isSelected: isSelected, action: action
    ) {
      if let symbol { SymbolNode(symbol, ink: .accent) }
      StackNode {
        TextNode(title, lineLimit: 1)
        if let detail { TextNode(detail, font: .caption, ink: .secondary, lineLimit: 1) }
      }
    }
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    if let action { context.register(.activate(action)) }
    var children = context.nodes(of: contents)
    if attributes.hasDisclosure {
      children.append(Node(.symbol(SymbolNode(.disclosure, ink: .accent))))
    }
    return [Node(.row(attributes), id: context.id, children: children)]
  }
}
