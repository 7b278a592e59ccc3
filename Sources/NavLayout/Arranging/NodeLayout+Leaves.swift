import NavCore

extension NodeLayout {
  func layout(_ text: TextNode, _ node: Node, _ proposal: SizeProposal) -> PlacedBox {
    guard proposal.width > 0 else { return PlacedBox(node, proposal, LayoutSize(0, 0)) }
    let font = theme.font(text.font)
    let lines = LineBreaker(metrics, font: font)
      .lines(of: text.text, width: proposal.width, limit: text.lineLimit)
    let widest = lines.map(\.width).max() ?? 0
    let width = text.alignment == .center ? max(widest, proposal.width) : widest
    return PlacedBox(
      node, proposal, LayoutSize(width, lines.count * metrics.lineHeight(font)), lines: lines)
  }

  func layout(_ symbol: SymbolNode, _ node: Node, _ proposal: SizeProposal) -> PlacedBox {
    let glyph = theme.symbol(symbol.role).glyph(setting.direction)
    let width = metrics.width(of: glyph, font: theme.font(.body))
    return PlacedBox(node, proposal, LayoutSize(width, line(.body)))
  }

  func layout(
    _ button: ButtonNode.Attributes, _ node: Node, _ proposal: SizeProposal
  ) -> PlacedBox {
    let padding = gap(.small, .horizontal) * (button.form == .round ? 2 : 1)
    let target = metrics.minimumTarget(theme.metrics)
    var font = theme.font(.body)
    font.isBold = font.isBold || button.isSelected
    var words = button.title
    if let symbol = button.symbol {
      let glyph = theme.symbol(symbol).glyph(setting.direction)
      words = words.isEmpty ? glyph : "\(glyph) \(words)"
    }
    let room = max(0, proposal.width - 2 * padding)
    let breaker = LineBreaker(metrics, font: font)
    let blank = metrics.width(of: " ", font: font)
    // A badge without a letter of what it belongs to says nothing.
    let badge = button.badge.map { line(" \($0) ", font) }
      .flatMap { $0.width + blank < room ? $0 : nil }
    let text =
      badge.map { breaker.truncated(words, room - blank - $0.width) + " " }
      ?? breaker.truncated(words, room)
    let lines = [line(text, font)] + (badge.map { [$0] } ?? [])
    let width = lines.reduce(2 * padding) { $0 + $1.width }
    return PlacedBox(
      node, proposal,
      LayoutSize(
        min(proposal.width, max(width, target.width)), max(line(.body), target.height)),
      lines: lines)
  }

  private func line(_ text: String, _ font: FontSpec) -> TextLine {
    TextLine(text: text, start: 0, width: metrics.width(of: text, font: font))
  }

  func layout(
    _ field: FieldNode.Attributes, _ node: Node, _ proposal: SizeProposal
  ) -> PlacedBox {
    let height = field.isMultiline ? proposal.height ?? max(3, setting.viewportHeight / 2) : 1
    return PlacedBox(
      node, proposal, LayoutSize(proposal.width, field.isMultiline ? height : line(.body)))
  }

  func layout(_ shape: ShapeNode, _ node: Node, _ proposal: SizeProposal) -> PlacedBox {
    let width = max(1, metrics.horizontal(shape.width))
    let height = max(1, metrics.vertical(shape.height))
    let room = proposal.height ?? height
    guard proposal.width > 0, room > 0 else { return PlacedBox(node, proposal, LayoutSize(0, 0)) }
    let share = min(
      1, Double(proposal.width) / Double(width), Double(room) / Double(height))
    // However small it gets, it is still to be seen.
    return PlacedBox(
      node, proposal,
      LayoutSize(
        max(1, Int(Double(width) * share)), max(1, Int(Double(height) * share))))
  }
}
