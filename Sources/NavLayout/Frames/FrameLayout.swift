public import NavCore

/// Places frames in the room of a host; keeps the last one, of which all that is unchanged is used
/// again.
@MainActor public final class FrameLayout {
  /// What was laid out for a part, and under which setting.
  private struct Kept {
    var box: PlacedBox
    var setting: NodeLayout.Setting
    /// The same content in less height than it wants.
    var lower: PlacedBox?
  }

  let nodes: NodeLayout
  let metrics: any HostMetrics
  private(set) var size = LayoutSize(0, 0)
  private var kept: [PlacedPart.Role: Kept] = [:]
  private var used: [PlacedPart.Role: Kept] = [:]
  private var parts: [PlacedPart] = []
  private var groups: [PlacedGroup] = []

  /// Makes a layout for a host.
  public init(_ metrics: any HostMetrics) {
    self.metrics = metrics
    nodes = NodeLayout(metrics)
  }

  /// How many nodes were laid out so far.
  public var laidOut: Int { nodes.laidOut }

  /// Places a frame in a room.
  ///
  /// - Complexity: O(what has changed since the last frame, and what is in sight).
  public func place(_ frame: Frame, in size: LayoutSize) -> PlacedFrame {
    self.size = size
    parts = []
    groups = []
    used = [:]
    nodes.use(frame.traits.direction, viewportHeight: size.height)
    for (index, layer) in frame.layers.enumerated() {
      group(.layer(layer.container), .only, LayoutRect(0, 0, size.width, size.height)) {
        place(layer, index, frame)
      }
    }
    // The user is in the stack in front, and in the bars and the chrome of all that is around it.
    let stacks = frame.stacks.filter { $0.stacks.contains { $0.container == frame.front } }
    let pagers = frame.pagers.filter { pager in
      pager.page.stacks.contains { $0.container == frame.front }
    }
    var front: Set<PlacedPart.Role> = [.bar(frame.front), .body(frame.front)]
    front.formUnion(stacks.map { .bar($0.container) })
    front.formUnion(pagers.map { .chrome($0.container) })
    if let prompt = frame.prompt {
      group(.prompt, .only, LayoutRect(0, 0, size.width, size.height)) { place(prompt, frame) }
      front = [.prompt]
    }
    kept = used
    return PlacedFrame(size: size, traits: frame.traits, parts: parts, groups: groups, front: front)
  }

  /// Makes a group of what is placed.
  func group(
    _ id: PlacedGroup.ID, _ key: PlacedGroup.Key, _ rect: LayoutRect, place: () -> Void
  ) {
    let (start, number) = (parts.count, groups.count)
    place()
    groups.insert(
      PlacedGroup(id: id, key: key, rect: rect, range: start..<parts.count), at: number)
  }

  /// Adds a part whose content has the room of the part.
  func add(_ part: PlacedPart, _ node: Node) {
    nodes.use(part.theme)
    let box = nodes.layout(
      node, SizeProposal(part.rect.width, part.rect.height), previous: previous(part.role)?.box)
    used[part.role] = Kept(box: box, setting: nodes.setting)
    parts.append(part.showing(box))
  }

  /// Adds a part without content.
  func add(_ part: PlacedPart) { parts.append(part) }

  /// Adds a part whose content is in a box already.
  func add(_ part: PlacedPart, _ box: PlacedBox) { parts.append(part.showing(box)) }

  /// The box of a node that is as high as it likes, or, where that is too high, the box in which
  /// its flexible parts give way.
  func box(
    of node: Node, _ role: PlacedPart.Role, width: Int, highest: Int
  ) -> PlacedBox {
    let previous = previous(role)
    let box = nodes.layout(node, SizeProposal(width, nil), previous: previous?.box)
    var kept = Kept(box: box, setting: nodes.setting)
    if box.size.height > highest, nodes.isFlexible(node) {
      kept.lower = nodes.layout(node, SizeProposal(width, highest), previous: previous?.lower)
    }
    used[role] = kept
    return kept.lower ?? box
  }

  /// The box of a node that is as wide and as high as given.
  func box(of node: Node, _ role: PlacedPart.Role, width: Int, height: Int) -> PlacedBox {
    let box = nodes.layout(
      node, SizeProposal(width, height), previous: previous(role)?.lower)
    used[role] = Kept(box: box, setting: nodes.setting, lower: box)
    return box
  }

  private func previous(_ role: PlacedPart.Role) -> Kept? {
    kept[role].flatMap { $0.setting == nodes.setting ? $0 : nil }
  }
}
