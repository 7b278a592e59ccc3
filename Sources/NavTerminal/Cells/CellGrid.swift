/// A screen of cells, row after row in one array.
///
/// Every cell is well-formed at any time: the first cell of a wide glyph is followed by its second
/// one in the same row, no cell holds a control character, and blanks that look alike are alike.
package struct CellGrid {
  package private(set) var columns: Int
  package private(set) var rows: Int
  package let store: CellStore
  /// `columns * rows` cells.
  package internal(set) var cells: [Cell]

  /// A blank grid in the terminal's own colours; negative sizes count as 0.
  package init(columns: Int, rows: Int, store: CellStore) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.store = store
    cells = [Cell](repeating: .blank, count: self.columns * self.rows)
  }

  /// The whole grid.
  package var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// Changes the size. What was in the corner that both sizes share stays; the rest is blank.
  package mutating func resize(columns newColumns: Int, rows newRows: Int) {
    guard newColumns != columns || newRows != rows else { return }
    var resized = CellGrid(columns: newColumns, rows: newRows, store: store)
    let kept = min(columns, resized.columns)
    for row in 0..<min(rows, resized.rows) {
      let from = row * columns
      let into = row * resized.columns
      resized.cells.replaceSubrange(into..<into + kept, with: cells[from..<from + kept])
      if kept < columns, kept > 0, cells[from + kept].isContinuation {
        resized.blank(into + kept - 1)
      }
    }
    self = resized
  }

  /// Takes over the rows that differ from those of a grid of the same size and store. Unlike an
  /// assignment this leaves both with memory of their own, so that drawing on copies nothing.
  mutating func copyRows(of other: CellGrid) {
    guard columns == other.columns, rows == other.rows, columns > 0 else {
      self = other
      return
    }
    let stride = columns
    cells.withUnsafeMutableBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        for start in Swift.stride(from: 0, to: theirs.count, by: stride) {
          let from = UnsafeBufferPointer(rebasing: theirs[start..<start + stride])
          let into = UnsafeMutableBufferPointer(rebasing: mine[start..<start + stride])
          if !from.isSameMemory(as: UnsafeBufferPointer(into)) { _ = into.update(from: from) }
        }
      }
    }
  }

  /// Makes the cell a blank on its ground. Its other half, if it has one, must be dealt with.
  mutating func blank(_ index: Int) {
    let pen = store.pens.index(of: store.pens[cells[index].pen].forBlanks)
    cells[index] = Cell(glyph: 0x20, pen: pen, width: 1)
  }

  /// Takes over new numbers for pens and clusters, by old number.
  mutating func renumber(pens: [UInt16], clusters: [UInt32]) {
    for index in cells.indices {
      cells[index].pen = pens[Int(cells[index].pen)]
      let glyph = cells[index].glyph
      if glyph & Cell.clusterBit != 0 {
        cells[index].glyph = clusters[Int(glyph & ~Cell.clusterBit)]
      }
    }
  }
}
