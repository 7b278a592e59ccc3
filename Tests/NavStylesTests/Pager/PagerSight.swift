import NavCore

@testable import NavLayout

/// What is seen of a pager.
@MainActor struct PagerSight {
  /// A button in its chrome.
  struct Button {
    let label: String
    let title: String
    let symbol: SymbolRole?
    let badge: String?
    let isSelected: Bool
    let isEnabled: Bool
    let id: NodeID?
    let rect: LayoutRect
  }

  /// There is no pager.
  struct NoPager: Error {}

  let pager: PagerFrame
  let placed: PlacedFrame
  /// The least size of something to press.
  let target: LayoutSize
  /// The part of the chrome, or nil where it is hidden.
  let part: PlacedPart?
  /// What is in the chrome and has nothing in it, as far as it is seen.
  let leaves: [(node: Node, rect: LayoutRect, isWhole: Bool)]

  init(_ frame: Frame, _ placed: PlacedFrame, _ metrics: any HostMetrics) throws {
    guard let pager = frame.pagers.first else { throw NoPager() }
    self.pager = pager
    self.placed = placed
    target = metrics.minimumTarget(pager.theme.metrics)
    part = placed.parts.last { $0.role == .chrome(pager.container) }
    var found: [(node: Node, rect: LayoutRect, isWhole: Bool)] = []
    if let part, let box = part.box {
      Self.collect(box, part.rect, part.clip, frame.traits.direction, &found)
    }
    leaves = found
  }

  private static func collect(
    _ box: PlacedBox, _ rect: LayoutRect, _ clip: LayoutRect, _ direction: Traits.Direction,
    _ found: inout [(node: Node, rect: LayoutRect, isWhole: Bool)]
  ) {
    let at = LayoutRect(rect.x, rect.y, box.size.width, box.size.height)
    let visible = at.intersection(clip)
    guard !visible.isEmpty else { return }
    if box.children.isEmpty, !box.node.isSpacer { found.append((box.node, visible, visible == at)) }
    for child in box.children {
      let inner = box.rect(of: child, at: LayoutPoint(rect.x, rect.y), direction)
      collect(child.box, inner, visible, direction, &found)
    }
  }

  /// The buttons, in the order in which they are read.
  var buttons: [Button] {
    leaves.compactMap { leaf in
      guard case .button(let button) = leaf.node.kind else { return nil }
      return Button(
        label: button.label, title: button.title, symbol: button.symbol, badge: button.badge,
        isSelected: button.isSelected, isEnabled: button.isEnabled, id: leaf.node.id,
        rect: leaf.rect)
    }
  }

  /// The texts.
  var texts: [String] {
    leaves.compactMap { leaf in
      if case .text(let text) = leaf.node.kind { text.text } else { nil }
    }
  }

  /// What of the page is seen: the union of bar and body.
  var page: LayoutRect {
    placed.parts.filter { part in
      switch part.role {
      case .bar, .body: true
      default: false
      }
    }.map(\.rect).reduce(nil) { $0?.union($1) ?? $1 } ?? .empty
  }

  /// What of the laws is broken.
  var faults: [String] {
    guard let part else {
      return page.width * page.height == placed.size.width * placed.size.height
        ? [] : ["there is no chrome, and the page has \(page) of \(placed.size)"]
    }
    return overlaps + room(part) + buttonFaults + covering(part)
  }

  /// Whether there is room for four buttons beside each other, and one below the other.
  private var isRoomy: Bool {
    placed.size.width >= 4 * target.width && placed.size.height >= 4 * target.height
  }

  private var overlaps: [String] {
    leaves.indices.flatMap { index in
      leaves[(index + 1)...]
        .filter { !$0.rect.intersection(leaves[index].rect).isEmpty }
        .map { "\(leaves[index].node) overlaps \($0.node)" }
    }
  }

  private func room(_ part: PlacedPart) -> [String] {
    let room = LayoutRect(0, 0, placed.size.width, placed.size.height)
    return part.rect.intersection(room) == part.rect ? [] : ["\(part.rect) leaves the room"]
  }

  private var buttonFaults: [String] {
    return buttons.flatMap { button in
      (button.label.isEmpty ? ["a button has no label"] : [])
        + (isRoomy && (button.rect.width < target.width || button.rect.height < target.height)
          ? ["“\(button.label)” is too small to be pressed: \(button.rect)"] : [])
    } + (leaves.filter { isRoomy && !$0.isWhole }.map { "\($0.node) is cut off" })
  }

  /// Chrome that stands beside the page, or that the page keeps clear of, covers none of it.
  private func covering(_ part: PlacedPart) -> [String] {
    guard let chrome = pager.chrome, chrome.isKeptClear, !page.isEmpty, isRoomy
    else { return [] }
    return page.intersection(part.rect).isEmpty ? [] : ["\(part.rect) covers the page \(page)"]
  }
}
