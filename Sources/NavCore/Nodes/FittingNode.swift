/// The first of several alternatives that is not wider than its room, nor higher where that is given;
/// the last one where none fits.
///
/// The alternatives show the same thing at different lengths, the longest first. What is in more than
/// one of them keeps its identity, and with it the focus, where it stands under one key in all
/// (``KeyedNode``).
///
///     FittingNode {
///       KeyedNode("save") { ButtonNode("Save the changes") { save() } }
///       KeyedNode("save") { ButtonNode("Save") { save() } }
///     }
public struct FittingNode: NodeContent {
  private let alternatives: [any NodeContent]

  /// Makes a choice among alternatives, one content each, the longest first.
  public init(@NodeBuilder alternatives: () -> [any NodeContent]) {
    self.alternatives = alternatives()
  }

  /// Makes a choice among alternatives that are at hand, the longest first.
  public init(_ alternatives: [any NodeContent]) {
    self.alternatives = alternatives
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    let children = alternatives.enumerated().map { index, alternative in
      Node.column(alternative.nodes(in: context.child(index)))
    }
    return children.isEmpty ? [] : [Node(.fitting, children: children)]
  }
}
