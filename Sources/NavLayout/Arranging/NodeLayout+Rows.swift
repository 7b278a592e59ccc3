import NavCore

extension NodeLayout {
  /// A row over the whole width: its nodes beside each other, a mark at the end where it leads on.
  func layout(
    _ row: RowNode.Attributes, _ node: Node, _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> PlacedBox {
    let padding = gap(.small, .horizontal)
    let room = sharedWidth(of: node, in: proposal) ?? 0
    let (boxes, used) = fit(node.children, SizeProposal(room, proposal.height), known)
    let mark = row.hasDisclosure ? boxes.last : nil
    let contents = mark == nil ? boxes : boxes.dropLast()
    let line = PlacedLine(contents, spacing: padding, left: room - used, centers: false)
    var children = line.children(at: LayoutPoint(padding, 0))
    if let mark {
      let end = proposal.width - padding - mark.size.width
      children.append(.init(offset: LayoutPoint(max(0, end), 0), box: mark))
    }
    let least = row.isActive ? metrics.minimumTarget(theme.metrics).height : 0
    let height = max(line.size.height, mark?.size.height ?? 0, self.line(.body), least)
    return PlacedBox(
      node, proposal, LayoutSize(proposal.width, height), children: children)
  }

  /// A list: the rows in sight from its position on, and no others.
  func layout(
    _ source: ListSource, _ node: Node, _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> PlacedBox {
    let height = proposal.height ?? setting.viewportHeight
    let asked = scroll[source.id] ?? .init()
    var old: [NodeID: PlacedBox] = [:]
    for box in known {
      if let id = box.node.id { old[id] = box }
    }
    let window = RowWindow(count: source.count, height: height, position: asked) { index in
      let row = source.row(at: index)
      return self.layout(
        row, SizeProposal(proposal.width, nil), previous: row.id.flatMap { old[$0] })
    }
    return PlacedBox(
      node, proposal, LayoutSize(proposal.width, height),
      children: window.rows, scroll: window.position, asked: asked)
  }

  /// An area that can be moved: its content as high as it likes.
  func layoutScroll(
    _ node: Node, _ proposal: SizeProposal, _ known: [PlacedBox]
  ) -> PlacedBox {
    let asked = node.id.flatMap { scroll[$0] } ?? .init()
    let content = layout(
      node.children[0], SizeProposal(proposal.width, nil), previous: known.at(0))
    let height = proposal.height ?? content.size.height
    // Where it need not be moved it is as wide as its content.
    let width = proposal.height == nil ? content.size.width : proposal.width
    let offset = min(max(0, asked.offset), max(0, content.size.height - height))
    return PlacedBox(
      node, proposal, LayoutSize(width, height),
      children: [.init(offset: LayoutPoint(0, -offset), box: content)],
      scroll: .init(row: 0, offset: offset), asked: asked)
  }
}
