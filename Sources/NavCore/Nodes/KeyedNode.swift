/// Contents under a key of their own: they keep their identity wherever they stand in the body.
public struct KeyedNode: NodeContent {
  private let key: String
  private let contents: [any NodeContent]

  /// Puts contents under a key that is unique within the body, scope or row, or within the keyed
  /// contents, around them.
  public init(_ key: String, @NodeBuilder content: () -> [any NodeContent]) {
    self.key = key
    contents = content()
  }

  /// Puts contents that are at hand under a key.
  public init(_ key: String, _ contents: [any NodeContent]) {
    self.key = key
    self.contents = contents
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    context.keyed(key).nodes(of: contents)
  }
}
