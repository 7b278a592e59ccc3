extension Node {
  /// This node, with every subtree that is equal to one at the same place of an older tree
  /// replaced by that one, so that whoever looks at both sees at once what is unchanged.
  ///
  /// - Complexity: O(nodes that are not shared already).
  func sharing(with old: Node?) -> Node {
    guard let old, self !== old else { return self }
    guard !children.isEmpty else { return self == old ? old : self }
    var shared: [Node] = []
    shared.reserveCapacity(children.count)
    let tail = children.count - old.children.count
    var isSame = tail == 0
    for (index, child) in children.enumerated() {
      let kept = child.sharing(with: old.counterpart(of: child, at: index, shift: tail))
      isSame = isSame && kept === old.children[index]
      shared.append(kept)
    }
    if isSame && isAlike(old) { return old }
    return Node(kind, id: id, children: shared)
  }

  /// The child that another tree's child at an index should be compared with: nodes that were put
  /// in or taken out shift those behind them.
  private func counterpart(of child: Node, at index: Int, shift: Int) -> Node? {
    guard shift != 0 else { return children[index] }
    let places = [index, index - shift].filter(children.indices.contains)
    return places.first { children[$0] == child }.map { children[$0] }
      ?? places.first { children[$0].isAlike(child) }.map { children[$0] }
  }
}
