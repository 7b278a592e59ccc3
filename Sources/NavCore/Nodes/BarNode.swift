/// The inside of a bar: nodes for both ends, and one for the middle, which gives way to them.
public struct BarNode: NodeContent {
  /// What a bar is, without what is in it.
  public struct Attributes: Hashable, Sendable {
    /// The colour behind it.
    public let ground: Paint
    /// The colour of what is in it, shifted in lightness until it can be read.
    public let ink: Paint
  }

  private let attributes: Attributes
  private let leading: [any NodeContent]
  private let middle: [any NodeContent]
  private let trailing: [any NodeContent]

  /// Makes the inside of a bar.
  public init(
    ground: Paint = .role(.barGround), ink: Paint = .role(.barInk),
    @NodeBuilder leading: () -> [any NodeContent] = { [] },
    @NodeBuilder middle: () -> [any NodeContent] = { [] },
    @NodeBuilder trailing: () -> [any NodeContent] = { [] }
  ) {
    attributes = Attributes(ground: ground, ink: ink)
    self.leading = leading()
    self.middle = middle()
    self.trailing = trailing()
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    let slots = [("leading", leading), ("middle", middle), ("trailing", trailing)]
    var line = StackNode.Attributes()
    line.direction = .horizontal
    let children = slots.map { key, contents in
      Node(.stack(line), children: context.child(key).nodes(of: contents))
    }
    return [Node(.bar(attributes), children: children)]
  }
}
