import NavCore

extension NodeLayout {
  /// One below the other: what has a height of its own first, then the rest for the others.
  func layoutColumn(
    _ attributes: StackNode.Attributes, _ node: Node, _ proposal: SizeProposal,
    _ known: [PlacedBox]
  ) -> PlacedBox {
    let inset = LayoutPoint(
      gap(attributes.padding, .horizontal), gap(attributes.padding, .vertical))
    let width = max(0, proposal.width - 2 * inset.x)
    let spacing = gap(attributes.gap, .vertical)
    let room = proposal.height.map {
      $0 - 2 * inset.y - spacing * max(0, node.children.count - 1)
    }
    let (boxes, isFilled) = share(node.children, SizeProposal(width, room), room, known)
    let centers = attributes.alignment == .center
    let fills = centers || attributes.ground != nil || (isFilled && proposal.height != nil)
    let content = fills ? width : boxes.map(\.size.width).max() ?? 0
    var y = inset.y
    let children = boxes.map { box in
      let x = inset.x + (centers ? max(0, (content - box.size.width) / 2) : 0)
      defer { y += box.size.height + spacing }
      return PlacedBox.Child(offset: LayoutPoint(x, y), box: box)
    }
    let height = (boxes.isEmpty ? inset.y : y - spacing) + inset.y
    return PlacedBox(
      node, proposal,
      LayoutSize(
        content + 2 * inset.x, isFilled ? max(height, proposal.height ?? height) : height),
      children: children)
  }

  /// The boxes of nodes that share a height: those that have one of their own as high as they
  /// like, the others in even shares of the rest; and whether there are others.
  private func share(
    _ nodes: [Node], _ proposal: SizeProposal, _ room: Int?, _ known: [PlacedBox]
  ) -> (boxes: [PlacedBox], hasFlexible: Bool) {
    let isFlexible = nodes.map(isFlexible)
    var boxes = nodes.enumerated().map { index, node in
      isFlexible[index]
        ? nil : layout(node, SizeProposal(proposal.width, nil), previous: known.at(index))
    }
    let used = boxes.reduce(0) { $0 + ($1?.size.height ?? 0) }
    var rest = room.map { max(0, $0 - used) }
    var left = isFlexible.filter(\.self).count
    let hasFlexible = left > 0
    for (index, node) in nodes.enumerated() where isFlexible[index] {
      let box = layout(
        node, SizeProposal(proposal.width, rest.map { $0 / left }), previous: known.at(index))
      boxes[index] = box
      rest = rest.map { max(0, $0 - box.size.height) }
      left -= 1
    }
    return (boxes.compactMap(\.self), hasFlexible)
  }

  /// Beside each other: as wide as they like where there is room, else the widest give way; what
  /// is left goes to the spacers.
  func layoutLine(
    _ attributes: StackNode.Attributes, _ node: Node, _ proposal: SizeProposal,
    _ known: [PlacedBox]
  ) -> PlacedBox {
    let inset = LayoutPoint(
      gap(attributes.padding, .horizontal), gap(attributes.padding, .vertical))
    let room = sharedWidth(of: node, in: proposal) ?? 0
    let height = proposal.height.map { $0 - 2 * inset.y }
    let shared = SizeProposal(room, height)
    let (boxes, used) =
      attributes.distribution == .equal
      ? divide(node.children, shared, known) : fit(node.children, shared, known)
    // Where there is no end to the width, spacers take none of it.
    let isEndless = proposal.width >= Self.unlimited / 2
    let line = PlacedLine(
      boxes, spacing: gap(attributes.gap, .horizontal), left: isEndless ? 0 : room - used,
      centers: attributes.alignment == .center)
    let fills = node.children.contains(where: \.isSpacer) && !isEndless
    return PlacedBox(
      node, proposal,
      LayoutSize(
        fills ? proposal.width : line.size.width + 2 * inset.x,
        line.size.height + 2 * inset.y),
      children: line.children(at: inset))
  }

  /// The boxes of nodes that share a width: each as wide as it likes, the widest cut to even
  /// shares of what is left where there is not enough, buttons to what can be pressed.
  func fit(
    _ nodes: [Node], _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> (boxes: [PlacedBox], used: Int) {
    let ideals = nodes.enumerated().map { index, node in
      node.isSpacer
        ? PlacedBox(node, SizeProposal(0, 0), LayoutSize(0, 0))
        : layout(node, proposal, previous: known.at(index))
    }
    var result = ideals
    var rest = proposal.width
    let order = ideals.indices.sorted {
      (ideals[$0].size.width, $0) < (ideals[$1].size.width, $1)
    }
    let isShort = ideals.reduce(0) { $0 + $1.size.width } > proposal.width
    let targets = nodes.map { isShort ? targetWidth(of: $0) : 0 }
    var reserved = targets.reduce(0, +)
    for (place, index) in order.enumerated() {
      reserved -= targets[index]
      let share = rest / (order.count - place)
      let width = max(0, min(max(share, targets[index]), rest - reserved))
      if ideals[index].size.width > width {
        result[index] = layout(
          nodes[index], SizeProposal(width, proposal.height), previous: known.at(index))
      }
      rest -= result[index].size.width
    }
    return (result, proposal.width - rest)
  }
}

extension [PlacedBox] {
  func at(_ index: Int) -> PlacedBox? { indices.contains(index) ? self[index] : nil }
}
