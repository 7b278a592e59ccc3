/// An area that the user moves up and down when its content is higher than the room.
public struct ScrollNode: NodeContent {
  private let contents: [any NodeContent]

  /// Makes an area of nodes one below the other.
  public init(@NodeBuilder content: () -> [any NodeContent]) {
    contents = content()
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    let content = Node.column(context.child("content").nodes(of: contents))
    return [Node(.scroll, id: context.id, children: [content])]
  }
}
