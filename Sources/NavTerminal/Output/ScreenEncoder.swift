/// Turns the change from one grid to the next into few bytes.
///
/// Only cells that differ are written. Between them the cursor takes the shortest way, which may be
/// to write a few unchanged cells again; runs of blanks are erased (EL, ECH), which terminals do on
/// the current ground ("background colour erase"); the ink of blanks is ignored. The pen is kept
/// from frame to frame, the cursor's place is not: should something else have moved the cursor, the
/// next frame is right all the same.
///
/// The terminal's autowrap must be off and its output processing too, as `TerminalDevice` has it.
package struct ScreenEncoder {
  /// What one frame's rows have in common.
  struct Context {
    let pens: [Pen]
    let clusters: ClusterPool
    let columns: Int
  }

  /// Whether an update of several rows is put between marks of synchronized output; terminals that
  /// don't know them ignore them. One row's update can't be seen half done.
  private let isSynchronized: Bool
  /// Whether erasing colours the cells: all common terminals do, GNU screen doesn't.
  let erasesWithGround: Bool
  var pen: PenWriter
  var place: CursorMove.Place?

  package init(
    colors: ColorMode, isSynchronized: Bool = true, erasesWithGround: Bool = true
  ) {
    self.isSynchronized = isSynchronized
    self.erasesWithGround = erasesWithGround
    pen = PenWriter(colors: colors)
  }

  /// Which colours are written.
  package var colors: ColorMode { pen.colors }

  /// Appends the bytes that turn the screen `old` into `new`; none when both are alike.
  ///
  /// - Parameters:
  ///   - old: what the terminal shows, in the same store; nil (or another size) when that isn't
  ///     known: the screen is cleared then, and the pen set anew.
  ///   - output: is appended to; one frame is meant to be one write.
  /// - Complexity: O(cells) compared as memory, plus what changed.
  package mutating func encode(
    _ new: CellGrid, over old: CellGrid?, into output: inout OutputBuffer
  ) {
    let start = output.count
    var old = old
    place = nil
    if old.map({ $0.columns == new.columns && $0.rows == new.rows }) != true {
      old = nil
      pen.forget()
      pen.reset(into: &output)
      output.append(ControlSequences.clearScreen)
    }
    let rows = encodeRows(of: new, over: old, into: &output)
    guard isSynchronized, rows > 1 || old == nil else { return }
    output.insert(ControlSequences.beginSynchronizedUpdate, at: start)
    output.append(ControlSequences.endSynchronizedUpdate)
  }

  /// Returns how many rows were changed.
  private mutating func encodeRows(
    of new: CellGrid, over old: CellGrid?, into output: inout OutputBuffer
  ) -> Int {
    let columns = new.columns
    guard columns > 0 else { return 0 }
    let context = Context(
      pens: new.store.pens.pens.map(pen.visible), clusters: new.store.clusters, columns: columns)
    let blanks = old == nil ? [Cell](repeating: .blank, count: columns) : []
    var changed = 0
    new.cells.withUnsafeBufferPointer { newCells in
      blanks.withUnsafeBufferPointer { blankRow in
        (old?.cells ?? []).withUnsafeBufferPointer { oldCells in
          for row in 0..<new.rows {
            let range = row * columns..<(row + 1) * columns
            let newRow = CellRow(rebasing: newCells[range])
            let oldRow = oldCells.isEmpty ? blankRow : CellRow(rebasing: oldCells[range])
            guard let span = newRow.difference(from: oldRow) else { continue }
            changed += 1
            encodeRow(
              row, newRow, over: oldRow, span: span, context: context, into: &output)
          }
        }
      }
    }
    return changed
  }
}
