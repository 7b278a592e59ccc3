import NavCore

@testable import NavLayout

/// What is seen of the bar in front.
@MainActor struct BarSight {
  /// A box without boxes in it.
  struct Leaf {
    let box: PlacedBox
    /// Where it is, as far as it is seen.
    let rect: LayoutRect
  }

  let frame: Frame
  let placed: PlacedFrame
  let metrics: any HostMetrics
  let content: BarContent
  let stack: StackFrame
  let bar: BarFrame
  /// The part of the bar, or nil where it is hidden.
  let part: PlacedPart?
  let elements: [AccessElement]
  let leaves: [Leaf]
  /// What is drawn in the bar, in order.
  let items: [DisplayItem]

  /// There is nothing in front that could have a bar.
  struct NoBar: Error {}

  init(
    _ frame: Frame, _ placed: PlacedFrame, _ metrics: any HostMetrics, _ content: BarContent
  ) throws {
    guard let stack = frame.frontStack, let bar = stack.bar else { throw NoBar() }
    self.frame = frame
    self.placed = placed
    self.metrics = metrics
    self.content = content
    self.stack = stack
    self.bar = bar
    part = placed.parts.last { $0.role == .bar(frame.front) }
    elements = placed.accessElements(inBarOf: frame.front)
    guard let part, let box = part.box else {
      leaves = []
      items = []
      return
    }
    var found: [Leaf] = []
    Self.collect(
      box, LayoutPoint(part.rect.x, part.rect.y), part.clip, placed.traits.direction, &found)
    leaves = found
    var painter = PartPainter(part, placed.traits, clip: part.clip)
    painter.paint()
    items = painter.items
  }

  private static func collect(
    _ box: PlacedBox, _ origin: LayoutPoint, _ clip: LayoutRect, _ direction: Traits.Direction,
    _ found: inout [Leaf]
  ) {
    let visible = box.rect(at: origin).intersection(clip)
    guard !visible.isEmpty else { return }
    if box.children.isEmpty, !box.node.isSpacer { found.append(Leaf(box: box, rect: visible)) }
    for child in box.children {
      let at = box.rect(of: child, at: origin, direction)
      collect(child.box, LayoutPoint(at.x, at.y), visible, direction, &found)
    }
  }

  var palette: Palette { stack.theme.palette(for: frame.traits) }

  /// The buttons that are seen, with what they are.
  var buttons: [(attributes: ButtonNode.Attributes, id: NodeID?, rect: LayoutRect)] {
    leaves.compactMap { leaf in
      guard case .button(let attributes) = leaf.box.node.kind else { return nil }
      return (attributes, leaf.box.node.id, leaf.rect)
    }
  }

  /// The room of the stack: what bar and body have.
  var room: LayoutRect {
    placed.parts.filter { part in
      [.bar(frame.front), .body(frame.front), .clearing(frame.front)].contains(part.role)
    }.map(\.rect).reduce(nil) { $0?.union($1) ?? $1 } ?? .empty
  }

  /// The least size of something to press, as far as the room has it: a rail has half of the width, and
  /// what is below the line of a bar is cut first where it is low.
  var target: LayoutSize {
    let least = metrics.minimumTarget(stack.theme.metrics)
    let width = bar.placement == .leading ? room.width / 2 : room.width
    return LayoutSize(
      width < least.width + metrics.horizontal(stack.theme.metrics.smallGap) ? 1 : least.width,
      room.height < 3 * least.height ? 0 : least.height)
  }
}
