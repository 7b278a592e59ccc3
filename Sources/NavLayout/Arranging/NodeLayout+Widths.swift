import NavCore

extension NodeLayout {
  /// More than any room is wide: what is laid out in it has the width that it likes.
  static let unlimited = 1_000_000

  /// The size that a node likes to have.
  func idealSize(of node: Node) -> LayoutSize {
    layout(node, SizeProposal(Self.unlimited, nil), previous: nil).size
  }

  /// The width that the buttons in a node need to be pressed; 0 where there are none.
  func targetWidth(of node: Node) -> Int {
    switch node.kind {
    case .button:
      return min(idealSize(of: node).width, metrics.minimumTarget(theme.metrics).width)
    case .fitting: return node.children.last.map(targetWidth) ?? 0
    case .stack(let attributes):
      let widths = node.children.map(targetWidth)
      if attributes.distribution == .equal, attributes.direction == .horizontal {
        return (widths.max() ?? 0) * widths.count
          + gap(attributes.gap, .horizontal) * max(0, widths.count - 1)
      }
      guard attributes.direction == .horizontal else { return widths.max() ?? 0 }
      let sum = widths.reduce(0, +)
      return sum == 0 ? 0 : sum + gap(attributes.gap, .horizontal) * (widths.count - 1)
    default: return 0
    }
  }

  /// The width of the shortest form of a node.
  func leastWidth(of node: Node) -> Int {
    switch node.kind {
    case .fitting: return node.children.last.map(leastWidth) ?? 0
    case .stack(let attributes) where attributes.direction == .horizontal:
      let gaps = gap(attributes.gap, .horizontal) * max(0, node.children.count - 1)
      let padding = gap(attributes.padding, .horizontal)
      if attributes.distribution == .equal {
        let widest = node.children.map(leastWidth).max() ?? 0
        return widest * node.children.count + gaps + 2 * padding
      }
      return node.children.reduce(gaps + 2 * padding) { $0 + leastWidth(of: $1) }
    case .stack(let attributes):
      let padding = gap(attributes.padding, .horizontal)
      return (node.children.map(leastWidth).max() ?? 0) + 2 * padding
    // Its beginning, and that there is more.
    case .text: return min(idealSize(of: node).width, 6 * gap(.small, .horizontal))
    // Its symbol, and that there is more.
    case .button:
      let least = max(
        4 * max(1, gap(.small, .horizontal)), metrics.minimumTarget(theme.metrics).width)
      return min(idealSize(of: node).width, least)
    default: return idealSize(of: node).width
    }
  }
}
