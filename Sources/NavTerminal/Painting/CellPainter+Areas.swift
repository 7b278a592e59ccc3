import NavLayout

extension CellPainter {
  /// Draws an area of a frame.
  ///
  /// A wide character that stands half inside of the area would be torn: its other half is in
  /// cells that are not drawn. Then the columns beside the area are drawn as well, and of those at
  /// the outer edges, where the same may happen, the cells stay as they were.
  @MainActor func paint(
    _ area: LayoutRect, of drawing: FrameDrawing, into grid: inout CellGrid
  ) {
    let items = drawing.items(in: area)
    guard tears(CellRect(area), items, grid) else { return paint(items, into: &grid) }
    let wider = area.inset(-2, 0)
    let (left, right) = (wider.x, wider.maxX - 1)
    let edges =
      (left > 0 ? [left - 1, left] : []) + (right + 1 < grid.columns ? [right, right + 1] : [])
    let kept = edges.map { grid.cells(column: $0, rows: area.y..<area.maxY) }
    paint(drawing.items(in: wider), into: &grid)
    for (column, cells) in zip(edges, kept) { grid.set(cells, column: column, row: area.y) }
  }

  /// Whether a wide character stands, or will stand, half inside of an area.
  private func tears(_ area: CellRect, _ items: [DisplayItem], _ grid: CellGrid) -> Bool {
    let sides = [area.column, area.endColumn]
    for row in area.row..<area.endRow {
      for side in sides where grid.cell(column: side, row: row)?.isContinuation == true {
        return true
      }
    }
    return items.contains { item in
      sides.contains { side in item.rect.x < side && side < item.rect.maxX && tears(item, side) }
    }
  }

  /// Whether a side of an area that something reaches beyond may be in the middle of a character.
  private func tears(_ item: DisplayItem, _ side: Int) -> Bool {
    switch item.content {
    case .text(let text, _):
      let columns = side - item.rect.x
      return CharacterWidth.prefix(of: text, columns: columns).columns != columns
    case .symbol, .field, .progress: return true
    case .beginLayer, .endLayer, .fill, .capsule, .shape, .line, .border, .more: return false
    }
  }
}

extension CellGrid {
  fileprivate func cells(column: Int, rows: Range<Int>) -> [Cell] {
    rows.compactMap { cell(column: column, row: $0) }
  }

  fileprivate mutating func set(_ kept: [Cell], column: Int, row: Int) {
    for (index, cell) in kept.enumerated() { cells[(row + index) * columns + column] = cell }
  }
}
