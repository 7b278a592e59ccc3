/// The inside of a bar: a line with nodes for both ends, and for the middle, which gives way to them;
/// and what is below the line.
public struct BarNode: NodeContent {
  /// What a bar is, without what is in it.
  public struct Attributes: Hashable, Sendable {
    /// The colour behind it, or nil where what is behind it shows.
    public let ground: Paint?
    /// The colour of what is in it, shifted in lightness until it can be read.
    public let ink: Paint
    /// Where the middle stands: in the middle of the bar, or beside the leading end.
    public let alignment: StackNode.Alignment
  }

  private let attributes: Attributes
  private let leading: [any NodeContent]
  private let middle: [any NodeContent]
  private let trailing: [any NodeContent]
  private let below: [any NodeContent]

  /// Makes the inside of a bar.
  ///
  /// - Parameters:
  ///   - ground: the colour behind it, or nil where what is behind it shows.
  ///   - ink: the colour of what is in it, shifted in lightness until it can be read; what has a colour
  ///     of its own keeps that.
  ///   - alignment: where the middle stands: in the middle of the bar as far as the ends let it, or
  ///     beside the leading end.
  ///   - leading: what is at the end where the writing begins.
  ///   - middle: what gives way to both ends.
  ///   - trailing: what is at the other end.
  ///   - below: what is below the line, over the whole width.
  public init(
    ground: Paint? = .role(.barGround), ink: Paint = .role(.barInk),
    alignment: StackNode.Alignment = .center,
    @NodeBuilder leading: () -> [any NodeContent] = { [] },
    @NodeBuilder middle: () -> [any NodeContent] = { [] },
    @NodeBuilder trailing: () -> [any NodeContent] = { [] },
    @NodeBuilder below: () -> [any NodeContent] = { [] }
  ) {
    attributes = Attributes(ground: ground, ink: ink, alignment: alignment)
    self.leading = leading()
    self.middle = middle()
    self.trailing = trailing()
    self.below = below()
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    let slots = [("leading", leading), ("middle", middle), ("trailing", trailing)]
    var line = StackNode.Attributes()
    line.direction = .horizontal
    line.alignment = .center
    let children = slots.map { key, contents in
      Node(.stack(line), children: context.child(key).nodes(of: contents))
    }
    let below = Node.column(context.child("below").nodes(of: below))
    return [Node(.bar(attributes), children: children + [below])]
  }
}
