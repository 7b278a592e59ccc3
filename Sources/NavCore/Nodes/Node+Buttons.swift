extension Node {
  /// All buttons in this node, in the order of the writing.
  public var buttons: [ButtonNode.Attributes] {
    if case .button(let attributes) = kind { return [attributes] }
    return children.flatMap(\.buttons)
  }
}
