import NavCore

extension NodeLayout {
  /// More than any room is wide: what is laid out in it has the width that it likes.
  private static let unlimited = 1_000_000

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
      layout(
        node.children[index], SizeProposal(min(max(0, room), width), nil),
        previous: known.at(index))
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
    let centered = (width - middle.size.width) / 2
    let x = max(
      leading.size.width + gap, min(centered, free - gap - middle.size.width))
    let height = max(
      metrics.barHeight(theme.metrics), leading.size.height, middle.size.height,
      trailing.size.height)
    return ([(0, leading), (x, middle), (free, trailing)], height)
  }

  /// The first of several alternatives that has the width that it likes, else the last one.
  func layoutFitting(
    _ node: Node, _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> PlacedBox {
    let fitting = node.children.dropLast().first { idealWidth(of: $0) <= proposal.width }
    let chosen = fitting ?? node.children[node.children.count - 1]
    let previous = known.first { $0.node.isAlike(chosen) }
    let box = layout(chosen, proposal, previous: previous)
    return PlacedBox(
      node, proposal, box.size, children: [.init(offset: LayoutPoint(0, 0), box: box)])
  }

  private func idealWidth(of node: Node) -> Int {
    layout(node, SizeProposal(Self.unlimited, nil), previous: nil).size.width
  }

  /// The width of the shortest form of a node.
  private func leastWidth(of node: Node) -> Int {
    switch node.kind {
    case .fitting: return node.children.last.map(leastWidth) ?? 0
    case .stack(let attributes) where attributes.direction == .horizontal:
      let gaps = gap(attributes.gap, .horizontal) * max(0, node.children.count - 1)
      let padding = gap(attributes.padding, .horizontal)
      return node.children.reduce(gaps + 2 * padding) { $0 + leastWidth(of: $1) }
    case .text: return 0
    // Its symbol, and that there is more.
    case .button: return min(idealWidth(of: node), 4 * max(1, gap(.small, .horizontal)))
    default: return idealWidth(of: node)
    }
  }
}
