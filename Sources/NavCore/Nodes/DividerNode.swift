/// A line across.
public struct DividerNode: NodeContent, Hashable, Sendable {
  /// Makes a line.
  public init() {}

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] { [Node(.divider)] }
}
