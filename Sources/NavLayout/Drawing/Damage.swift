import NavCore

/// The areas in which a frame differs from the one before.
struct Damage {
  private(set) var rects: [LayoutRect] = []
  private let direction: Traits.Direction
  private let whole: LayoutRect

  /// From so many areas on it is cheaper to draw all: each area walks all parts.
  private static let limit = 24

  init(from old: PlacedFrame?, to new: PlacedFrame, also areas: [LayoutRect]) {
    direction = new.traits.direction
    whole = LayoutRect(0, 0, new.size.width, new.size.height)
    guard let old, old.size == new.size, old.traits == new.traits, Self.isSameOrder(old, new)
    else {
      rects = [whole]
      return
    }
    var before: [PlacedPart.Role: PlacedPart] = [:]
    for part in old.parts where !part.isMoving { before[part.role] = part }
    for part in (old.parts + new.parts) where part.isMoving { add(part.clip) }
    for part in new.parts where !part.isMoving {
      if let other = before.removeValue(forKey: part.role) {
        compare(other, part)
      } else {
        add(part.clip)
      }
    }
    for part in old.parts where !part.isMoving && before[part.role] != nil { add(part.clip) }
    let (focusBefore, focusNow) = (old.focusAreas, new.focusAreas)
    // The focus may also have moved to what looks like that which it has left.
    if old.focused?.id != new.focused?.id || focusBefore != focusNow {
      for rect in focusBefore + focusNow { add(rect) }
    }
    for area in areas { add(area) }
  }

  /// Whether the parts that both frames have lie over each other in the same order.
  private static func isSameOrder(_ old: PlacedFrame, _ new: PlacedFrame) -> Bool {
    let (before, now) = (old.rolesAtRest, new.rolesAtRest)
    if before == now { return true }
    let both = Set(before).intersection(now)
    return before.filter(both.contains) == now.filter(both.contains)
  }

  private mutating func add(_ rect: LayoutRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.intersection(rect) == rect }) else { return }
    rects.removeAll { $0.intersection(rect) == $0 }
    rects.append(rect)
    if rects.count > Self.limit { rects = [whole] }
  }

  private mutating func compare(_ old: PlacedPart, _ new: PlacedPart) {
    guard old.rect == new.rect, old.clip == new.clip, old.ground == new.ground,
      old.hasBorder == new.hasBorder, old.isQuiet == new.isQuiet,
      old.isTransparent == new.isTransparent, old.theme == new.theme
    else {
      add(old.clip)
      add(new.clip)
      return
    }
    guard let oldBox = old.box, let newBox = new.box else { return }
    compare(oldBox, newBox, LayoutPoint(new.rect.x, new.rect.y), new.clip)
  }

  private mutating func compare(
    _ old: PlacedBox, _ new: PlacedBox, _ origin: LayoutPoint, _ clip: LayoutRect
  ) {
    guard old !== new else { return }
    let (oldRect, newRect) = (old.rect(at: origin), new.rect(at: origin))
    let clip = clip.intersection(oldRect.union(newRect))
    guard !clip.isEmpty else { return }
    guard isOnlyInside(old, new) else {
      let top = origin.y + firstDifference(old, new)
      for rect in [oldRect, newRect] {
        add(LayoutRect(rect.x, top, rect.width, rect.maxY - top).intersection(clip))
      }
      return
    }
    for (before, now) in zip(old.children, new.children) {
      let rect = new.rect(of: now, at: origin, direction)
      compare(before.box, now.box, LayoutPoint(rect.x, rect.y), clip)
    }
  }

  /// Whether two boxes differ only within boxes in them, each of which stands where it stood.
  private func isOnlyInside(_ old: PlacedBox, _ new: PlacedBox) -> Bool {
    guard !new.children.isEmpty, old.children.count == new.children.count,
      new.node.isDrawn(like: old.node), standsStill(old, new)
    else { return false }
    // From right to left a place hangs on the width of what stands there, too.
    return zip(old.children, new.children).allSatisfy {
      $0.offset == $1.offset && (direction == .leftToRight || $0.box.size == $1.box.size)
    }
  }

  /// Whether another size of a box changes nothing but what is in it: where the writing begins at
  /// the left and the box draws nothing itself.
  private func standsStill(_ old: PlacedBox, _ new: PlacedBox) -> Bool {
    old.size == new.size || direction == .leftToRight && !new.node.drawsItself
  }

  /// How far down two boxes are the same: in what is one below the other, all before the first one
  /// that differs.
  private func firstDifference(_ old: PlacedBox, _ new: PlacedBox) -> Int {
    guard old !== new else { return new.size.height }
    guard new.node.isColumn, new.node.isDrawn(like: old.node),
      old.size.width == new.size.width || standsStill(old, new)
    else { return 0 }
    return min(sameContent(old, new), sameRows(old, new))
  }

  private func sameContent(_ old: PlacedBox, _ new: PlacedBox) -> Int {
    for (before, now) in zip(old.children, new.children) {
      guard before.offset == now.offset else { return max(0, min(before.offset.y, now.offset.y)) }
      if before.box !== now.box {
        return max(0, now.offset.y + firstDifference(before.box, now.box))
      }
    }
    let shared = min(old.children.count, new.children.count)
    return new.children.prefix(shared).map { $0.offset.y + $0.box.size.height }.max() ?? 0
  }

  /// How far down two boxes can be the same whatever is in them: what is below the lower edge of one
  /// of them shows in neither, and the last row may say that there is more.
  private func sameRows(_ old: PlacedBox, _ new: PlacedBox) -> Int {
    guard old.size != new.size || new.node.isScrolled else { return .max }
    return max(0, min(old.size.height, new.size.height) - 1)
  }
}

extension PlacedFrame {
  /// What its parts are that don't move, in order.
  fileprivate var rolesAtRest: [PlacedPart.Role] { parts.filter { !$0.isMoving }.map(\.role) }

  /// Where something is drawn as having the focus: in more than one place if keys of rows are not
  /// unique.
  fileprivate var focusAreas: [LayoutRect] {
    focusTargets.filter { $0.id == focused?.id }.map(\.rect)
  }
}

extension Node {
  /// Whether what is in it stands one below the other.
  fileprivate var isColumn: Bool {
    switch kind {
    case .stack(let attributes): attributes.direction == .vertical
    case .scope, .list, .scroll: true
    default: false
    }
  }

  /// Whether what is in it may be higher than itself.
  fileprivate var isScrolled: Bool {
    switch kind {
    case .list, .scroll: true
    default: false
    }
  }

  /// Whether something is drawn for it, beside what is in it.
  fileprivate var drawsItself: Bool {
    switch kind {
    case .stack(let attributes): attributes.ground != nil
    case .scope, .list, .scroll, .spacer: false
    default: true
    }
  }

  /// Whether two nodes are drawn the same but for what is in them.
  fileprivate func isDrawn(like other: Node) -> Bool {
    if case .list = kind, case .list = other.kind { return true }
    return kind == other.kind
  }
}
