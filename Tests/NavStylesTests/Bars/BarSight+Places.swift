import NavCore

@testable import NavLayout

extension BarSight {
  /// What of the laws of places is broken.
  var placeFaults: [String] {
    guard let part else { return [] }
    return overlaps(part) + coveredTitles(part) + uncutTitles + wrongBack(part) + wrongOrder
      + smallTargets
  }

  private func overlaps(_ part: PlacedPart) -> [String] {
    var faults: [String] = []
    for (index, leaf) in leaves.enumerated() {
      let rest = leaves[(index + 1)...].filter { !$0.rect.intersection(leaf.rect).isEmpty }
      faults += rest.map { "\(leaf.box.node) overlaps \($0.box.node)" }
    }
    for (index, element) in elements.enumerated() {
      let rest = elements[(index + 1)...].filter { !$0.rect.intersection(element.rect).isEmpty }
      faults += rest.map { "\(element.label) overlaps \($0.label)" }
      if element.rect.intersection(part.clip) != element.rect {
        faults.append("\(element.label) leaves the bar")
      }
    }
    let drawn = items.filter(\.isWritten)
    for (index, item) in drawn.enumerated() {
      let seen = item.rect.intersection(item.clip)
      let rest = drawn[(index + 1)...].filter {
        !$0.rect.intersection($0.clip).intersection(seen).isEmpty
      }
      faults += rest.map { "\(item.content) is drawn over by \($0.content)" }
      // What is cut off by a clip looks whole and is not; heights are cut where the room is low.
      if item.rect.x < item.clip.x || item.rect.maxX > item.clip.maxX, part.rect == part.clip,
        !item.isOneLetter
      {
        faults.append("\(item.content) is cut off at a side")
      }
    }
    return faults
  }

  private func coveredTitles(_ part: PlacedPart) -> [String] {
    guard let index = placed.parts.lastIndex(where: { $0.role == part.role }) else { return [] }
    let later = placed.parts[(index + 1)...]
    return elements.flatMap { element in
      later.filter { !$0.clip.intersection(element.rect).isEmpty }
        .map { "\(element.label) is covered by \($0.role)" }
    }
  }

  /// A title that is not shown whole ends in “…”.
  private var uncutTitles: [String] {
    leaves.compactMap { leaf in
      guard case .text(let text) = leaf.box.node.kind, let last = leaf.box.lines.last else {
        return nil
      }
      func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      let shown = leaf.box.lines.map(\.text).joined()
      return words(shown) == words(text.text) || last.text.hasSuffix("…")
        ? nil : "“\(text.text)” is cut to “\(shown)” without a sign of it"
    }
  }

  private func wrongBack(_ part: PlacedPart) -> [String] {
    let backs = buttons.filter { $0.attributes.role == .back }
    guard let node = bar.back else {
      return backs.isEmpty ? [] : ["a back button that the frame does not know of"]
    }
    guard let back = backs.first else {
      let least = metrics.minimumTarget(stack.theme.metrics).width
      let gap = metrics.horizontal(stack.theme.metrics.smallGap)
      return part.clip.isEmpty || room.width < least + gap
        ? [] : ["back is in the bar, but out of sight"]
    }
    var faults: [String] = []
    if !back.attributes.isEnabled || !placed.focusTargets.contains(where: { $0.id == back.id }) {
      faults.append("back can't have the focus")
    }
    if node.label.isEmpty { faults.append("back has no label") }
    if backs.count > 1 { faults.append("back is there \(backs.count) times") }
    return faults
  }

  private var smallTargets: [String] {
    buttons.filter { $0.rect.width < target.width || $0.rect.height < target.height }
      .map { "“\($0.attributes.label)” is too small to be pressed: \($0.rect)" }
  }

  /// The order of reading is row by row, each from where the writing begins; the focus goes the same
  /// way.
  private var wrongOrder: [String] {
    var faults: [String] = []
    for (first, second) in zip(elements, elements.dropFirst()) {
      let (a, b) = (first.rect, second.rect)
      let isBeside = a.y < b.maxY && b.y < a.maxY
      let isAfter = placed.traits.direction == .leftToRight ? b.x >= a.maxX : b.maxX <= a.x
      if isBeside ? !isAfter : b.y < a.y {
        faults.append("\(second.label) is read after \(first.label)")
      }
    }
    let read = elements.filter(\.isEnabled).compactMap(\.id)
    let focused = placed.focusTargets.filter(\.isInBar).map(\.id)
    if read != focused { faults.append("the focus goes another way than reading") }
    return faults
  }
}

extension DisplayItem {
  /// Whether it is a letter alone, which may be wider than all the room.
  fileprivate var isOneLetter: Bool {
    if case .text(let text, _) = content { text.count == 1 } else { false }
  }

  /// Whether it is something to be read or seen, and not what is behind it.
  var isWritten: Bool {
    switch content {
    case .text, .symbol, .field, .progress: true
    case .fill, .capsule, .shape, .line, .border, .more, .beginLayer, .endLayer: false
    }
  }
}
