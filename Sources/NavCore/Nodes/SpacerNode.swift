/// Room that is left, which spacers and other flexible nodes share.
public struct SpacerNode: NodeContent, Hashable, Sendable {
  /// Makes a spacer.
  public init() {}

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] { [Node(.spacer)] }
}
