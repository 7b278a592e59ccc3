import NavCore

extension FrameLayout {
  /// Places a message in the middle, as high as it needs to be.
  func placeMessage(
    _ node: Node, focus: NodeID?, theme: Theme,
    roles: (sheet: PlacedPart.Role, content: PlacedPart.Role)
  ) {
    nodes.use(theme)
    let hasBorder = hasMessageBorder(in: size)
    let line = hasBorder ? metrics.lineWidth : 0
    let margin = hasBorder ? metrics.horizontal(16) : 0
    let widest = messageWidth(in: size)
    let highest = max(0, size.height - 2 * line)
    var box = box(of: node, roles.content, width: widest, highest: highest)
    if box.size.height > highest { box = Self.held(box, to: highest) }
    let width = min(size.width, max(box.size.width, widest / 2) + 2 * (line + margin))
    let height = min(size.height, box.size.height + 2 * line)
    let rect = LayoutRect(
      (size.width - width) / 2, (size.height - height) / 2, width, height)
    add(
      PlacedPart(
        roles.sheet, rect, theme: theme, ground: .raisedGround, hasBorder: hasBorder))
    add(
      PlacedPart(
        roles.content, rect.inset(line + margin, line), theme: theme, ground: .raisedGround,
        focus: focus),
      box)
  }

  /// The greatest width of the text of a message, as of a question, in a room.
  package func messageWidth(in size: LayoutSize) -> Int {
    let hasBorder = hasMessageBorder(in: size)
    let line = hasBorder ? metrics.lineWidth : 0
    let margin = hasBorder ? metrics.horizontal(16) : 0
    return max(0, min(size.width - 2 * line, metrics.horizontal(480)) - 2 * margin)
  }

  /// What is smaller than 20 by 5 cells keeps all its room for the message.
  private func hasMessageBorder(in size: LayoutSize) -> Bool {
    size.width >= metrics.horizontal(160) && size.height >= metrics.vertical(80)
  }

  /// A box that is higher than the room, held to it: what comes last, as the answers to a question
  /// do, stays in sight, and what is before it is cut.
  private static func held(_ box: PlacedBox, to height: Int) -> PlacedBox {
    let size = LayoutSize(box.size.width, height)
    let proposal = SizeProposal(box.proposal.width, height)
    guard let last = box.children.last, last.offset.y > 0 else {
      let inner = box.children.map { child in
        PlacedBox.Child(
          offset: child.offset,
          box: child.box.size.height > height ? held(child.box, to: height) : child.box)
      }
      return PlacedBox(box.node, proposal, size, children: inner, lines: box.lines)
    }
    let top = max(0, height - last.box.size.height)
    let upper = PlacedBox(
      box.node, SizeProposal(proposal.width, top), LayoutSize(size.width, top),
      children: box.children.dropLast())
    return PlacedBox(
      box.node, proposal, size,
      children: [
        .init(offset: LayoutPoint(0, 0), box: upper),
        .init(offset: LayoutPoint(last.offset.x, top), box: last.box),
      ])
  }
}
