import NavCore

/// The rows of a list that are in sight from a position on.
@MainActor struct RowWindow {
  /// The rows with their places.
  private(set) var rows: [PlacedBox.Child] = []
  /// The position, held to what there is.
  private(set) var position: EntryState.Scroll

  /// Lays out the rows from a position on until the height is filled; where the end of the list
  /// comes too soon, rows before the position move in.
  ///
  /// - Complexity: O(rows in sight).
  init(
    count: Int, height: Int, position: EntryState.Scroll, box: (Int) -> PlacedBox
  ) {
    guard count > 0 else {
      self.position = .init()
      return
    }
    var first = min(max(0, position.row), count - 1)
    var boxes = [box(first)]
    var offset = min(max(0, position.offset), max(0, boxes[0].size.height - 1))
    var filled = boxes[0].size.height - offset
    var next = first + 1
    while filled < height, next < count {
      boxes.append(box(next))
      filled += boxes[boxes.count - 1].size.height
      next += 1
    }
    if filled < height {
      filled += offset
      offset = 0
      while filled < height, first > 0 {
        first -= 1
        boxes.insert(box(first), at: 0)
        filled += boxes[0].size.height
      }
      offset = max(0, filled - height)
    }
    self.position = .init(row: first, offset: offset)
    var y = -offset
    for box in boxes {
      rows.append(.init(offset: LayoutPoint(0, y), box: box))
      y += box.size.height
    }
  }
}
