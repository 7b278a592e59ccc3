/// A host-neutral description of what to draw: an immutable box, compared by identity first.
///
/// Nodes are made from the types that a body is written in (``TextNode``, ``StackNode``, …); a
/// host reads what comes of them.
public final class Node: Hashable, Sendable {
  /// What a node is, without what is in it.
  public enum Kind: Hashable, Sendable {
    /// Text.
    case text(TextNode)
    /// A symbol of the theme.
    case symbol(SymbolNode)
    /// Something to press.
    case button(ButtonNode.Attributes)
    /// Text to be edited.
    case field(FieldNode.Attributes)
    /// A row of a list.
    case row(RowNode.Attributes)
    /// A list; its rows are made when they come in sight.
    case list(ListSource)
    /// Nodes side by side or one below the other.
    case stack(StackNode.Attributes)
    /// A shape.
    case shape(ShapeNode)
    /// An area that can be moved when its content is higher than the room.
    case scroll
    /// Room that is left.
    case spacer
    /// A line across.
    case divider
    /// Work that goes on.
    case progress(ProgressNode)
    /// A bar: four children, for the leading end, the middle and the trailing end of its line, and for
    /// what is below the line.
    case bar(BarNode.Attributes)
    /// Alternatives, of which the first one that fits is shown.
    case fitting
    /// A part that is composed by itself; its only child is what came of it.
    case scope
  }

  /// The identity, for what can have the focus, be activated or scrolled.
  public let id: NodeID?
  /// What the node is.
  public let kind: Kind
  /// What is in it.
  public let children: [Node]
  /// Whether there is a part in it that is composed by itself: a scope or a list.
  let hasParts: Bool

  init(_ kind: Kind, id: NodeID? = nil, children: [Node] = []) {
    self.id = id
    self.kind = kind
    self.children = children
    let isPart =
      switch kind {
      case .scope, .list: true
      default: false
      }
    hasParts = isPart || children.contains(where: \.hasParts)
  }

  /// Nodes one below the other, without gaps; a single one stays itself.
  package static func column(_ nodes: [Node]) -> Node {
    nodes.count == 1 ? nodes[0] : Node(.stack(StackNode.Attributes()), children: nodes)
  }

  /// Whether another node is the same but for what is in it.
  public func isAlike(_ other: Node) -> Bool { id == other.id && kind == other.kind }

  /// Whether both show the same; a shared box is seen at once.
  public static func == (left: Node, right: Node) -> Bool {
    left === right || left.isAlike(right) && left.children == right.children
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
    hasher.combine(children)
  }
}
