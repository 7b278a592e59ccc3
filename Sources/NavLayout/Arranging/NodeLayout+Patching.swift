import NavCore

extension NodeLayout {
  /// What can be used of the box of the frame before.
  enum Patched {
    /// All of it, with other boxes in the place of those that have changed.
    case box(PlacedBox)
    /// The boxes in it, of which some are new already; they have to be put together anew.
    case parts([PlacedBox])
  }

  /// The box of the frame before with other boxes in it, where each of them takes the place of one
  /// of the same size, so that nothing else moves.
  func patched(_ previous: PlacedBox, _ node: Node) -> Patched {
    var boxes = previous.children.map(\.box)
    // What the ends of a bar get depends on what its middle would like, not on what it has.
    if case .bar = node.kind { return .parts(boxes) }
    guard !node.children.isEmpty, previous.node.isAlike(node), boxes.count == node.children.count
    else { return .parts(boxes) }
    let shared = sharedWidth(of: node, in: previous.proposal)
    var isSame = true
    for (index, child) in node.children.enumerated() where !boxes[index].node.isShown(as: child) {
      let old = boxes[index]
      // A box that was cut says nothing of what the others got: that hangs on its wanted width.
      if let shared, old.proposal.width != shared { return .parts(boxes) }
      let box = layout(child, old.proposal, previous: old)
      boxes[index] = box
      guard box.size == old.size, isFlexible(child) == isFlexible(old.node),
        child.isSpacer == old.node.isSpacer
      else { return .parts(boxes) }
      isSame = isSame && box === old
    }
    if isSame { return .box(previous) }
    return .box(
      PlacedBox(
        node, previous.proposal, previous.size,
        children: zip(previous.children, boxes).map { .init(offset: $0.offset, box: $1) },
        scroll: previous.scroll, asked: node.id.flatMap { previous.asked[$0] }))
  }

  /// The width that the nodes of a line or a row share, or nil for what has no such nodes.
  func sharedWidth(of node: Node, in proposal: SizeProposal) -> Int? {
    let gaps = max(0, node.children.count - 1)
    switch node.kind {
    case .row:
      let padding = gap(.small, .horizontal)
      return max(0, proposal.width - padding * (2 + gaps))
    case .stack(let attributes) where attributes.direction == .horizontal:
      let padding = gap(attributes.padding, .horizontal)
      return max(0, proposal.width - 2 * padding - gap(attributes.gap, .horizontal) * gaps)
    default: return nil
    }
  }
}

extension Node {
  /// Whether another node can be shown by what was made for this one; children are not looked at,
  /// since whoever walks the tree sees them anyway.
  fileprivate func isSameLeaf(as other: Node) -> Bool {
    children.isEmpty && other.children.isEmpty && isAlike(other)
  }

  func isShown(as other: Node) -> Bool { self === other || isSameLeaf(as: other) }

  var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }
}
