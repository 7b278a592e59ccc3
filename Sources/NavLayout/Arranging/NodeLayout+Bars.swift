import NavCore

extension NodeLayout {
  /// A bar: the ends first, the middle in the middle of the bar as far as they let it, never under
  /// them.
  func layoutBar(
    _ node: Node, _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> PlacedBox {
    let height = metrics.barHeight(theme.metrics)
    let width = proposal.width
    let gap = gap(.small, .horizontal)
    func box(_ index: Int, _ room: Int) -> PlacedBox {
      layout(
        node.children[index], SizeProposal(max(0, room), nil), previous: known.at(index))
    }
    let wanted = box(1, width).size.width
    // The way back shortens its title before the screen's own title does, but keeps its symbol; the
    // trailing end has half of the bar, and what the others leave.
    let symbol = 4 * max(1, gap)
    let least = min(box(0, width).size.width, symbol) + min(wanted, 6 * max(1, gap)) + 2 * gap
    let trailing = box(2, max(width / 2, width - least))
    let free = width - trailing.size.width
    let leading = box(0, max(min(free, symbol), free - wanted - 2 * gap))
    let room = free - leading.size.width - 2 * gap
    let middle = box(1, room)
    let centered = (width - middle.size.width) / 2
    let x = max(
      leading.size.width + gap,
      min(centered, width - trailing.size.width - gap - middle.size.width))
    let places = [(0, leading), (x, middle), (width - trailing.size.width, trailing)]
    return PlacedBox(
      node, proposal, LayoutSize(width, height),
      children: places.map { x, box in
        .init(offset: LayoutPoint(x, (height - box.size.height) / 2), box: box)
      })
  }
}
