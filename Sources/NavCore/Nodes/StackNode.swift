/// Nodes one below the other, or beside each other.
public struct StackNode: NodeContent {
  /// The direction in which nodes follow each other.
  public enum Direction: String, Hashable, Sendable {
    /// One below the other.
    case vertical
    /// Beside each other, in the direction of the writing.
    case horizontal
  }

  /// Where nodes stand across the direction.
  public enum Alignment: String, Hashable, Sendable {
    /// At the side where the writing begins, or at the top.
    case leading
    /// In the middle.
    case center
  }

  /// How nodes beside each other share the width.
  public enum Distribution: String, Hashable, Sendable {
    /// Each is as wide as it likes; where there is not enough the widest give way.
    case natural
    /// All are equally wide, and fill the width.
    case equal
  }

  /// What a stack is, without what is in it.
  public struct Attributes: Hashable, Sendable {
    /// The direction in which nodes follow each other.
    public var direction = Direction.vertical
    /// The distance from one to the next.
    public var gap = Gap.none
    /// The distance to the edges, on all sides.
    public var padding = Gap.none
    /// Where nodes stand across the direction.
    public var alignment = Alignment.leading
    /// How nodes beside each other share the width.
    public var distribution = Distribution.natural
    /// The colour behind them, or nil for none.
    public var ground: Paint?

    /// A vertical stack without gaps and padding.
    public init() {}
  }

  private let attributes: Attributes
  private let contents: [any NodeContent]

  /// Makes a stack.
  public init(
    _ direction: Direction = .vertical, gap: Gap = .none, padding: Gap = .none,
    alignment: Alignment = .leading, distribution: Distribution = .natural,
    ground: Paint? = nil,
    @NodeBuilder content: () -> [any NodeContent]
  ) {
    var attributes = Attributes()
    attributes.direction = direction
    attributes.gap = gap
    attributes.padding = padding
    attributes.alignment = alignment
    attributes.distribution = distribution
    attributes.ground = ground
    self.attributes = attributes
    contents = content()
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    [Node(.stack(attributes), children: context.nodes(of: contents))]
  }
}
