public import NavCore

/// Something in sight that can have the focus.
public struct FocusTarget: Hashable, Sendable {
  /// The identity of the node.
  public let id: NodeID
  /// What it is called.
  public let label: String
  /// The field that it is, or nil.
  public let field: FieldNode.Attributes?
  /// Where it is, as far as it is in sight.
  public let rect: LayoutRect
  /// Where all of it would be.
  public let whole: LayoutRect
  /// The list that it is a row of, or in a row of, or nil.
  public let list: NodeID?
  /// The index of that row.
  public let row: Int?
  /// Whether it is in a bar, or in the chrome of a pager.
  public let isInBar: Bool
  /// Whether it is in the chrome of a pager.
  public let isInChrome: Bool
  /// Whether it goes on to what comes next.
  public let isOnward: Bool

  /// All in a part, in the order of the focus.
  static func all(in part: PlacedPart, _ direction: Traits.Direction) -> [FocusTarget] {
    guard let box = part.box else { return [] }
    var targets: [FocusTarget] = []
    collect(
      box, LayoutPoint(part.rect.x, part.rect.y), part.clip, direction, part.role, nil, &targets)
    return targets
  }

  private static func collect(
    _ box: PlacedBox, _ origin: LayoutPoint, _ clip: LayoutRect, _ direction: Traits.Direction,
    _ role: PlacedPart.Role, _ place: (list: NodeID, row: Int)?, _ targets: inout [FocusTarget]
  ) {
    let rect = LayoutRect(origin.x, origin.y, box.size.width, box.size.height)
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    if let id = box.node.id, let (label, field) = label(box.node.kind) {
      targets.append(
        FocusTarget(
          id: id, label: label, field: field, rect: visible, whole: rect, list: place?.list,
          row: place?.row, isInBar: role.isBar, isInChrome: role.isChrome,
          isOnward: box.node.isOnward))
    }
    for (index, child) in box.children.enumerated() {
      var place = place
      if case .list(let source) = box.node.kind {
        place = (source.id, (box.scroll?.row ?? 0) + index)
      }
      let at = box.rect(of: child, at: origin, direction)
      collect(
        child.box, LayoutPoint(at.x, at.y), visible, direction, role, place, &targets)
    }
  }

  private static func label(_ kind: Node.Kind) -> (String, FieldNode.Attributes?)? {
    switch kind {
    case .button(let button) where button.isEnabled: (button.label, nil)
    case .row(let row) where row.isActive: (row.label, nil)
    case .field(let field): (field.label, field)
    default: nil
    }
  }

  /// Whether a node is in a node, or is it.
  public static func contains(_ id: NodeID, in node: Node) -> Bool {
    node.id == id || node.children.contains { contains(id, in: $0) }
  }

  /// The first node in a node, or itself, that can have the focus.
  public static func firstID(in node: Node) -> NodeID? {
    if let id = node.id, label(node.kind) != nil { return id }
    return node.children.lazy.compactMap(firstID(in:)).first
  }

  /// The last node in a node that can have the focus.
  public static func lastID(in node: Node) -> NodeID? {
    if let id = node.children.reversed().lazy.compactMap(lastID(in:)).first { return id }
    return label(node.kind) == nil ? nil : node.id
  }
}

extension Node {
  /// Whether it is a button that goes on to what comes next.
  fileprivate var isOnward: Bool {
    if case .button(let button) = kind { button.role == .proceed } else { false }
  }
}
