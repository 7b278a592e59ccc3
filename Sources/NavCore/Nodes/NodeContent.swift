/// What a body is written in: it becomes nodes when the body is composed.
///
/// A type of your own conforms by giving the built-in ones that it stands for:
///
///     struct Badge: NodeContent {
///       let text: String
///       func nodes(in context: NodeContext) -> [Node] {
///         TextNode(text, ink: .accent).nodes(in: context)
///       }
///     }
public protocol NodeContent {
  /// The nodes that this becomes at a place.
  @MainActor func nodes(in context: NodeContext) -> [Node]
}
