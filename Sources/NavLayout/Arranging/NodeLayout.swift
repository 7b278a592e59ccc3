import NavCore

/// Lays out nodes in the units of a host.
///
/// A box of the frame before is used again where its node, its room and its scroll positions are
/// the same; what has changed is laid out, and what is around it only put together anew.
@MainActor final class NodeLayout {
  /// What the size of a node depends on beside the node and its room: boxes that were made under
  /// another setting can't be used again.
  struct Setting: Equatable {
    var fonts: [FontRole: FontSpec] = [:]
    var symbols: [SymbolRole: Symbol] = [:]
    var metrics = Metrics()
    var direction = Traits.Direction.leftToRight
    /// The height for a list that is offered as much as it likes.
    var viewportHeight = 0
  }

  let metrics: any HostMetrics
  private(set) var theme = Theme.bare
  private(set) var setting = Setting()
  var scroll: [NodeID: EntryState.Scroll] = [:]
  /// How many nodes were laid out so far.
  private(set) var laidOut = 0

  /// Makes a layout for a host.
  init(_ metrics: any HostMetrics) {
    self.metrics = metrics
  }

  /// Sets where nodes are laid out from now on.
  func use(_ direction: Traits.Direction, viewportHeight: Int) {
    setting.direction = direction
    setting.viewportHeight = viewportHeight
  }

  /// Sets the theme of what is laid out from now on.
  func use(_ theme: Theme) {
    self.theme = theme
    setting.fonts = theme.fonts
    setting.symbols = theme.symbols
    setting.metrics = theme.metrics
  }

  /// The box of a node.
  ///
  /// - Parameter previous: the box that stood at this place in the frame before, made under the
  ///   same setting.
  func layout(_ node: Node, _ proposal: SizeProposal, previous: PlacedBox?) -> PlacedBox {
    var known = previous?.children.map(\.box) ?? []
    if let previous, previous.proposal == proposal, previous.asked.allSatisfy(isUnmoved) {
      if previous.node.isShown(as: node) { return previous }
      switch patched(previous, node) {
      case .box(let box): return box
      case .parts(let boxes): known = boxes
      }
    }
    laidOut += 1
    return arrange(node, proposal, known)
  }

  /// Lays out a node.
  ///
  /// - Parameter known: the boxes that may be used again for its children, in their order.
  private func arrange(_ node: Node, _ proposal: SizeProposal, _ known: [PlacedBox]) -> PlacedBox {
    switch node.kind {
    case .text(let text): return layout(text, node, proposal)
    case .symbol(let symbol): return layout(symbol, node, proposal)
    case .button(let button): return layout(button, node, proposal)
    case .field(let field): return layout(field, node, proposal)
    case .row(let row): return layout(row, node, proposal, known)
    case .list(let source): return layout(source, node, proposal, known)
    case .stack(let attributes):
      return attributes.direction == .vertical
        ? layoutColumn(attributes, node, proposal, known)
        : layoutLine(attributes, node, proposal, known)
    case .shape(let shape): return layout(shape, node, proposal)
    case .scroll: return layoutScroll(node, proposal, known)
    case .spacer:
      return PlacedBox(node, proposal, LayoutSize(0, proposal.height ?? 0))
    case .divider:
      return PlacedBox(node, proposal, LayoutSize(proposal.width, metrics.lineWidth))
    case .progress(let progress):
      let width = progress.width.map { min(max(1, metrics.horizontal($0)), proposal.width) }
      return PlacedBox(node, proposal, LayoutSize(width ?? proposal.width, line(.body)))
    case .fitting: return layoutFitting(node, proposal, known)
    case .bar: return layoutBar(node, proposal, known)
    case .scope: return layoutColumn(StackNode.Attributes(), node, proposal, known)
    }
  }

  private func isUnmoved(_ asked: (key: NodeID, value: EntryState.Scroll)) -> Bool {
    (scroll[asked.key] ?? .init()) == asked.value
  }

  func line(_ font: FontRole) -> Int { metrics.lineHeight(theme.font(font)) }

  func gap(_ gap: Gap, _ direction: StackNode.Direction) -> Int {
    let points = theme.metrics[gap]
    return direction == .vertical ? metrics.vertical(points) : metrics.horizontal(points)
  }

  /// Whether a node takes all the height that it is offered.
  func isFlexible(_ node: Node) -> Bool {
    switch node.kind {
    case .list, .scroll, .spacer: true
    case .field(let field): field.isMultiline
    case .scope, .fitting: node.children.contains(where: isFlexible)
    case .stack(let attributes):
      node.children.contains { child in
        if attributes.direction == .horizontal, case .spacer = child.kind { return false }
        return isFlexible(child)
      }
    default: false
    }
  }
}
