extension CellGrid {
  /// Copies the cells of a rectangle of another grid, whatever its store, to a place at which nothing
  /// but single cells stands. Of a wide character that is half outside the other half is blank.
  ///
  /// - Complexity: O(cells).
  mutating func copy(_ rect: CellRect, of other: CellGrid, column: Int, row: Int) {
    let area = rect.intersection(other.bounds)
    var numbers = [UInt16?](repeating: nil, count: other.store.counts.pens)
    for y in 0..<min(area.rows, rows - row) {
      let from = (area.row + y) * other.columns + area.column
      let into = (row + y) * columns + column
      let count = min(area.columns, columns - column)
      for x in 0..<count {
        var cell = other.cells[from + x]
        let isCut = x == 0 && cell.isContinuation || x == count - 1 && cell.width == 2
        let pen = other.store.pens[cell.pen]
        if isCut {
          cell = Cell(glyph: 0x20, pen: store.pens.index(of: pen.forBlanks), width: 1)
        } else {
          let number = numbers[Int(cell.pen)] ?? store.pens.index(of: pen)
          numbers[Int(cell.pen)] = number
          cell.pen = number
          if cell.glyph & Cell.clusterBit != 0 {
            cell.glyph = store.clusters.glyph(for: other.store.clusters[cell.glyph])
          }
        }
        cells[into + x] = cell
      }
    }
  }
}
