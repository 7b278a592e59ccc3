extension Node {
  /// All buttons in this node, in the order of the writing; of alternatives, those of the longest.
  public var buttons: [ButtonNode.Attributes] {
    switch kind {
    case .button(let attributes): [attributes]
    case .fitting: children.first?.buttons ?? []
    default: children.flatMap(\.buttons)
    }
  }
}
