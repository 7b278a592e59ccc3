import NavCore
import NavLayout

@testable import NavTerminal

/// What a session shows, laid out and drawn from nothing.
@MainActor struct FreshScreen {
  let grid: CellGrid

  init(_ session: TerminalSession) {
    let layout = FrameLayout(CellMetrics())
    let drawing = FrameDrawing()
    let size = LayoutSize(session.columns, session.rows)
    let placed = layout.place(session.frame, in: size)
    var grid = CellGrid(columns: size.width, rows: size.height, store: CellStore())
    let painter = CellPainter(
      colors: session.colors, direction: session.frame.traits.direction, editor: session.editor,
      turn: session.turn)
    for area in drawing.update(to: placed) {
      painter.paint(drawing.items(in: area), into: &grid)
    }
    self.grid = grid
  }

  /// The cells that look different in another grid, in words.
  func differences(from other: CellGrid) -> [String] {
    guard (grid.columns, grid.rows) == (other.columns, other.rows) else { return ["another size"] }
    var list: [String] = []
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let (mine, theirs) = (
          (grid.text(column: column, row: row), grid.pen(column: column, row: row)),
          (other.text(column: column, row: row), other.pen(column: column, row: row))
        )
        if mine != theirs { list.append("(\(column), \(row)): \(theirs) instead of \(mine)") }
      }
    }
    return list
  }
}
