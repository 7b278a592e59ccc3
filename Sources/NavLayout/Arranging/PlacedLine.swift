/// Boxes beside each other; what is left of their room goes to the spacers in even shares.
struct PlacedLine {
  private let boxes: [PlacedBox]
  private let offsets: [LayoutPoint]
  /// What they cover.
  let size: LayoutSize

  init(_ boxes: some Collection<PlacedBox>, spacing: Int, left: Int, centers: Bool) {
    self.boxes = Array(boxes)
    let tallest = boxes.map(\.size.height).max() ?? 0
    var spacers = boxes.filter(\.node.isSpacer).count
    var left = max(0, left)
    var x = 0
    var offsets: [LayoutPoint] = []
    for box in boxes {
      offsets.append(LayoutPoint(x, centers ? (tallest - box.size.height) / 2 : 0))
      x += box.size.width + spacing
      guard box.node.isSpacer else { continue }
      x += left / spacers
      left -= left / spacers
      spacers -= 1
    }
    self.offsets = offsets
    size = LayoutSize(boxes.isEmpty ? 0 : x - spacing, tallest)
  }

  /// The boxes with their places, where the line begins at a place.
  func children(at origin: LayoutPoint) -> [PlacedBox.Child] {
    zip(boxes, offsets).map { box, offset in
      .init(offset: LayoutPoint(origin.x + offset.x, origin.y + offset.y), box: box)
    }
  }
}
