public import NavCore

/// A node with its size, and the boxes in it with their places: immutable, and the very same box
/// as in the frame before where nothing has changed.
public final class PlacedBox: Sendable {
  /// A box within another one.
  public struct Child: Sendable {
    /// The place of its upper left corner, as in left-to-right writing.
    public let offset: LayoutPoint
    /// The box.
    public let box: PlacedBox
  }

  /// The node.
  public let node: Node
  /// The room that it was offered.
  public let proposal: SizeProposal
  /// Its size, never wider than the room that it was offered.
  public let size: LayoutSize
  /// What is in it.
  public let children: [Child]
  /// The lines, where the node is a text.
  public let lines: [TextLine]
  /// The position that a list or scroll area is shown at, after it was held to what there is.
  public let scroll: EntryState.Scroll?
  /// The positions that were asked for in it, by list or scroll area.
  let asked: [NodeID: EntryState.Scroll]
  /// Whether there is a sign in it that moves by itself: work that goes on without a known end.
  let hasMotion: Bool

  init(
    _ node: Node, _ proposal: SizeProposal, _ size: LayoutSize, children: [Child] = [],
    lines: [TextLine] = [], scroll: EntryState.Scroll? = nil,
    asked own: EntryState.Scroll? = nil
  ) {
    self.node = node
    self.proposal = proposal
    self.size = LayoutSize(min(size.width, proposal.width), size.height)
    self.children = children
    self.lines = lines
    self.scroll = scroll
    var asked: [NodeID: EntryState.Scroll] = [:]
    for child in children where !child.box.asked.isEmpty {
      asked.merge(child.box.asked) { $1 }
    }
    if let id = node.id, let own { asked[id] = own }
    self.asked = asked
    hasMotion = node.moves || children.contains(where: \.box.hasMotion)
  }

  /// The rectangles of the signs in this box that move by themselves, as far as they are seen.
  func motionAreas(
    at origin: LayoutPoint, _ clip: LayoutRect, _ direction: Traits.Direction
  ) -> [LayoutRect] {
    guard hasMotion else { return [] }
    let visible = rect(at: origin).intersection(clip)
    guard !visible.isEmpty else { return [] }
    if node.moves { return [visible] }
    return children.flatMap { child in
      let rect = rect(of: child, at: origin, direction)
      return child.box.motionAreas(at: LayoutPoint(rect.x, rect.y), visible, direction)
    }
  }

  /// The width that its content covers, from its leading edge on.
  var contentWidth: Int {
    children.map { child in
      child.offset.x + (child.box.children.isEmpty ? child.box.size.width : child.box.contentWidth)
    }.max() ?? size.width
  }

  /// The rectangle of this box at a place.
  func rect(at origin: LayoutPoint) -> LayoutRect {
    LayoutRect(origin.x, origin.y, size.width, size.height)
  }

  /// The rectangle of a box in this one, which is at a place, in a direction of writing.
  public func rect(
    of child: Child, at origin: LayoutPoint, _ direction: Traits.Direction
  ) -> LayoutRect {
    let x =
      direction == .leftToRight
      ? child.offset.x : size.width - child.offset.x - child.box.size.width
    return LayoutRect(
      origin.x + x, origin.y + child.offset.y, child.box.size.width, child.box.size.height)
  }
}

extension Node {
  /// Whether it is a sign that moves by itself.
  fileprivate var moves: Bool {
    if case .progress(let progress) = kind { progress.fraction == nil } else { false }
  }
}
