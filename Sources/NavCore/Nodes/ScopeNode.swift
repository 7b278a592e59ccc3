/// A part of a body that is composed by itself: when something changes that only it reads, the
/// rest of the body stays as it is.
public struct ScopeNode: NodeContent {
  private let body: @MainActor () -> [any NodeContent]

  /// Makes a part.
  public init(@NodeBuilder content: @escaping @MainActor () -> [any NodeContent]) {
    body = content
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    context.unit.scope(context.id, body)
    return [Node(.scope, id: context.id)]
  }
}
