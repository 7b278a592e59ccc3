/// A rectangle of cells; columns and rows are counted from 0 at the top left.
package struct CellRect: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// The first column to the right of it.
  package var endColumn: Int { column + max(columns, 0) }

  /// The first row below it.
  package var endRow: Int { row + max(rows, 0) }

  package var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// What both rectangles cover; empty when they don't meet.
  package func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: max(0, min(endColumn, other.endColumn) - left),
      rows: max(0, min(endRow, other.endRow) - top))
  }
}
