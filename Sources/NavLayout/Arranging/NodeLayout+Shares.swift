import NavCore

extension NodeLayout {
  /// The boxes of nodes that are equally wide and fill a width; where there is no end to it, as wide
  /// as the widest of them likes.
  func divide(
    _ nodes: [Node], _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> (boxes: [PlacedBox], used: Int) {
    guard !nodes.isEmpty else { return ([], 0) }
    let count = nodes.count
    var width = proposal.width
    if width >= Self.unlimited / 2 {
      width = count * (nodes.map { idealSize(of: $0).width }.max() ?? 0)
    }
    let boxes = nodes.enumerated().map { index, node in
      // What can't be divided goes to the first ones, so that none is more than one unit wider.
      let share = width / count + (index < width % count ? 1 : 0)
      let box = layout(node, SizeProposal(share, proposal.height), previous: known.at(index))
      return box.filling(share)
    }
    return (boxes, width)
  }
}

extension PlacedBox {
  /// The same box in a width: a button takes it, anything else stands in the middle of it.
  fileprivate func filling(_ width: Int) -> PlacedBox {
    guard size.width < width else { return self }
    if case .button = node.kind {
      return PlacedBox(node, proposal, LayoutSize(width, size.height), lines: lines)
    }
    let middle = LayoutPoint((width - size.width) / 2, 0)
    return PlacedBox(
      Node.column([]), proposal, LayoutSize(width, size.height),
      children: [Child(offset: middle, box: self)])
  }
}
