/// A terminal's screen twice: the grid to draw into, and what the terminal shows.
///
/// The drawn grid stays from frame to frame, so that only what changed must be drawn again.
package struct ScreenBuffer {
  /// What is to be shown. Draw into it; its size is changed by `resize(columns:rows:)`.
  package var grid: CellGrid
  /// What the terminal shows; nil when that isn't known.
  private var shown: CellGrid?

  package init(columns: Int, rows: Int, store: CellStore = CellStore()) {
    grid = CellGrid(columns: columns, rows: rows, store: store)
  }

  /// Changes the size; what the terminal shows is no longer known then.
  package mutating func resize(columns: Int, rows: Int) {
    grid.resize(columns: columns, rows: rows)
    shown = nil
  }

  /// Something else has written to the terminal: the next frame is drawn as a whole.
  package mutating func invalidate() {
    shown = nil
  }

  /// Appends the bytes that make the terminal show the grid, none when it does already.
  ///
  /// - Complexity: O(cells) compared as memory, plus what changed.
  package mutating func encode(with encoder: inout ScreenEncoder, into output: inout OutputBuffer) {
    let before = output.count
    encoder.encode(grid, over: shown, into: &output)
    if output.count != before || shown == nil {
      if shown == nil { shown = grid } else { shown?.copyRows(of: grid) }
    }
    tidy()
  }

  /// Lets go of the pens and clusters that no cell shows any more, once there are many.
  mutating func tidy() {
    guard grid.store.isCrowded else { return }
    var grids = [grid] + (shown.map { [$0] } ?? [])
    grid.store.compact(&grids)
    grid = grids[0]
    if shown != nil { shown = grids[1] }
  }
}
