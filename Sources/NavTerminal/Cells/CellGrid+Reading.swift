extension CellGrid {
  /// The cell at a place, or nil outside of the grid.
  package func cell(column: Int, row: Int) -> Cell? {
    guard 0..<columns ~= column, 0..<rows ~= row else { return nil }
    return cells[row * columns + column]
  }

  /// The pen at a place; plain outside of the grid. A blank keeps of its pen only what one sees
  /// (`Pen.forBlanks`).
  package func pen(column: Int, row: Int) -> Pen {
    cell(column: column, row: row).map { store.pens[$0.pen] } ?? .plain
  }

  /// The text of a cell: empty in the second cell of a wide glyph and outside of the grid.
  package func text(column: Int, row: Int) -> String {
    cell(column: column, row: row).map(text(of:)) ?? ""
  }

  /// The text of a row, by default without the blanks at its end.
  package func text(row: Int, trimmed: Bool = true) -> String {
    guard 0..<rows ~= row else { return "" }
    var line = cells[row * columns..<(row + 1) * columns]
    if trimmed { while line.last?.isBlank == true { line.removeLast() } }
    return line.reduce(into: "") { $0 += text(of: $1) }
  }

  /// The text of all rows, blanks at their ends left out, joined by line feeds.
  package var text: String {
    (0..<rows).map { text(row: $0) }.joined(separator: "\n")
  }

  private func text(of cell: Cell) -> String {
    if cell.isContinuation { return "" }
    if cell.glyph & Cell.clusterBit != 0 { return store.clusters[cell.glyph] }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? "\u{FFFD}"
  }
}
