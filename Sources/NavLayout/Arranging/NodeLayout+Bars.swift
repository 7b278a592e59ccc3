import NavCore

extension NodeLayout {
  /// A bar: its line, and what is below it.
  func layoutBar(
    _ node: Node, _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> PlacedBox {
    let (places, height) = line(node, proposal.width, known)
    let margin = min(gap(.small, .horizontal), proposal.width / 2)
    let room = proposal.width - 2 * margin
    let below = layout(node.children[3], SizeProposal(room, nil), previous: known.at(3))
    let line = places.map { x, box in
      PlacedBox.Child(offset: LayoutPoint(x, (height - box.size.height) / 2), box: box)
    }
    return PlacedBox(
      node, proposal, LayoutSize(proposal.width, height + below.size.height),
      children: line + [.init(offset: LayoutPoint(margin, height), box: below)])
  }

  /// The line of a bar: the ends first, the middle in the middle of the bar as far as they let it,
  /// never under them.
  private func line(
    _ node: Node, _ width: Int, _ known: [PlacedBox]
  ) -> (places: [(x: Int, box: PlacedBox)], height: Int) {
    func box(_ index: Int, _ room: Int) -> PlacedBox {
      let room = min(max(0, room), width)
      return index == 1
        ? layout(node.children[1], SizeProposal(room, nil), previous: known.at(1))
        : end(node.children[index], room, known.at(index), keepsFirst: index == 0)
    }
    let wanted = box(1, width).size.width
    let gap = wanted == 0 ? 0 : gap(.small, .horizontal)
    // The way back shortens before the title does, but keeps its symbol; the trailing end has half of
    // the bar, and what the others leave.
    let least = leastWidth(of: node.children[0])
    let title = min(wanted, 6 * gap)
    let trailing = box(
      2,
      max(
        min(leastWidth(of: node.children[2]), width - least - gap),
        min(max(width / 2, width - least - wanted - 2 * gap), width - least - title - 2 * gap)))
    let free = width - trailing.size.width
    let leading = box(0, max(min(free, least), free - wanted - 2 * gap))
    let middle = box(1, free - leading.size.width - 2 * gap)
    let beside = leading.size.width + gap
    let centered = min((width - middle.size.width) / 2, free - gap - middle.size.width)
    let x = node.isMiddleCentered ? max(beside, centered) : beside
    let height = max(
      metrics.barHeight(theme.metrics), leading.size.height, middle.size.height,
      trailing.size.height)
    return ([(0, leading), (x, middle), (free, trailing)], height)
  }

  /// An end of a bar. Where not even the shortest forms have room beside each other, some are left
  /// out, so that the others can be pressed: the later ones at the leading end, the earlier ones at the
  /// trailing end, and back never.
  private func end(
    _ node: Node, _ room: Int, _ previous: PlacedBox?, keepsFirst: Bool
  ) -> PlacedBox {
    let least = node.children.map(leastWidth)
    guard least.reduce(0, +) > room else {
      return layout(node, SizeProposal(room, nil), previous: previous)
    }
    var widths = least.map { _ in 0 }
    var left = room
    let backs = least.indices.filter { node.children[$0].hasBack }
    let others = least.indices.filter { !backs.contains($0) }
    for index in backs + (keepsFirst ? others : others.reversed())
    where least[index] <= left || backs.contains(index) {
      widths[index] = min(least[index], left)
      left -= widths[index]
    }
    let known = previous?.children.map(\.box) ?? []
    let boxes = node.children.enumerated().map { index, child in
      layout(child, SizeProposal(widths[index], nil), previous: known.at(index))
    }
    let line = PlacedLine(boxes, spacing: 0, left: 0, centers: true)
    // No box that has room for all is offered a height: this one is not taken for one.
    return PlacedBox(
      node, SizeProposal(room, 0), line.size, children: line.children(at: LayoutPoint(0, 0)))
  }

  /// The first of several alternatives that has the room that it likes, else the last one.
  func layoutFitting(
    _ node: Node, _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> PlacedBox {
    let fitting = node.children.dropLast().first { child in
      let size = idealSize(of: child)
      return size.width <= proposal.width && size.height <= proposal.height ?? size.height
    }
    let chosen = fitting ?? node.children[node.children.count - 1]
    let previous = known.first { $0.node.isAlike(chosen) }
    let box = layout(chosen, proposal, previous: previous)
    return PlacedBox(
      node, proposal, box.size, children: [.init(offset: LayoutPoint(0, 0), box: box)])
  }
}

extension Node {
  /// Whether the middle of this bar stands in the middle.
  fileprivate var isMiddleCentered: Bool {
    if case .bar(let bar) = kind { bar.alignment == .center } else { true }
  }

  /// Whether there is a button in it that goes back.
  fileprivate var hasBack: Bool {
    if case .button(let button) = kind { return button.role == .back }
    return children.contains(where: \.hasBack)
  }
}
