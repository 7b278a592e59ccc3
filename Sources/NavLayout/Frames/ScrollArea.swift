public import NavCore

/// A list or scroll area that the user can move.
public struct ScrollArea: Sendable {
  /// The identity.
  public let id: NodeID
  /// Its rows, or nil for an area without rows.
  public let rows: ListSource?
  /// The height that is in sight, in the units of the host.
  public let height: Int
  /// The position.
  public let position: EntryState.Scroll
  /// The height of each row in sight, the first one at the position; of the whole content where
  /// there are no rows.
  public let heights: [Int]

  /// The width that its rows have.
  let width: Int
  /// The theme in force.
  let theme: Theme
  private let box: PlacedBox

  /// All in a part, the outer ones first; none in one that is out of sight.
  static func all(in part: PlacedPart) -> [ScrollArea] {
    part.clip.isEmpty ? [] : part.box.map { find($0, part.theme) } ?? []
  }

  /// All of a part that are at a place, the outer ones first.
  static func all(
    in part: PlacedPart, at point: LayoutPoint, _ direction: Traits.Direction
  ) -> [ScrollArea] {
    guard part.clip.contains(point), let box = part.box else { return [] }
    return find(box, LayoutPoint(part.rect.x, part.rect.y), point, part.theme, direction)
  }

  private static func find(
    _ box: PlacedBox, _ origin: LayoutPoint, _ point: LayoutPoint, _ theme: Theme,
    _ direction: Traits.Direction
  ) -> [ScrollArea] {
    guard box.rect(at: origin).contains(point) else { return [] }
    let inner = box.children.flatMap { child in
      let at = box.rect(of: child, at: origin, direction)
      return find(child.box, LayoutPoint(at.x, at.y), point, theme, direction)
    }
    guard let id = box.node.id, let position = box.scroll else { return inner }
    return [ScrollArea(box, id, position, theme)] + inner
  }

  private init(_ box: PlacedBox, _ id: NodeID, _ position: EntryState.Scroll, _ theme: Theme) {
    self.id = id
    self.theme = theme
    self.box = box
    width = box.size.width
    self.position = position
    height = box.size.height
    heights = box.children.map(\.box.size.height)
    if case .list(let source) = box.node.kind { rows = source } else { rows = nil }
  }

  private static func find(_ box: PlacedBox, _ theme: Theme) -> [ScrollArea] {
    let inner = box.asked.isEmpty ? [] : box.children.flatMap { find($0.box, theme) }
    guard let id = box.node.id, let position = box.scroll else { return inner }
    return [ScrollArea(box, id, position, theme)] + inner
  }

  /// Whether all of it is in sight.
  public var isWhole: Bool { !hasMoreAbove && !hasMoreBelow }

  /// Whether there is more above what is in sight.
  public var hasMoreAbove: Bool { position.row > 0 || position.offset > 0 }

  /// Whether there is more below what is in sight.
  public var hasMoreBelow: Bool {
    if let rows, position.row + heights.count < rows.count { return true }
    return heights.reduce(0, +) - position.offset > height
  }

  /// The lines of the content that a node in it takes, or nil where it is not in it.
  func span(of id: NodeID) -> Range<Int>? {
    box.children.first.flatMap { Self.span(of: id, in: $0.box, at: 0) }
  }

  private static func span(of id: NodeID, in box: PlacedBox, at y: Int) -> Range<Int>? {
    if box.node.id == id { return y..<y + box.size.height }
    return box.children.lazy.compactMap { span(of: id, in: $0.box, at: y + $0.offset.y) }.first
  }
}
