extension ScreenEncoder {
  /// Writes the cells of a row that differ, all of which are in `span`.
  mutating func encodeRow(
    _ row: Int, _ new: CellRow, over old: CellRow, span: ClosedRange<Int>, context: Context,
    into output: inout OutputBuffer
  ) {
    var column = span.lowerBound
    while column <= span.upperBound {
      let cell = new[column]
      if cell.bits == old[column].bits || cell.isContinuation {
        column += 1
        continue
      }
      if cell.isBlank, context.isPlainBlank(cell) {
        let rest = column...span.upperBound
        column = encodeBlanks(
          row, new, over: old, span: rest, context: context, into: &output)
        continue
      }
      let target = context.pens[Int(cell.pen)]
      reach(row, column, with: target, new, context, into: &output)
      if cell.hasDoubtfulWidth {
        eraseUnder(cell, old[min(column + 1, context.columns - 1)], context, into: &output)
        write(cell, context: context, into: &output)
        column += Int(cell.width)
        place = .init(row: row, column: nil)
      } else {
        column = writeRun(new, over: old, from: column, to: span.upperBound, context, &output)
        place = .init(row: row, column: column < context.columns ? column : nil)
      }
    }
  }

  /// Writes a changed cell and those after it as long as they need neither a move nor another pen: words with single
  /// blanks between them, which is what most cells of a screen are. Returns the column after them.
  private func writeRun(
    _ new: CellRow, over old: CellRow, from first: Int, to last: Int, _ context: Context,
    _ output: inout OutputBuffer
  ) -> Int {
    let pen = new[first].pen
    let current = context.pens[Int(pen)]
    var blankPen: UInt16?
    write(new[first], context: context, into: &output)
    var column = first + Int(new[first].width)
    while column <= last {
      let cell = new[column]
      if cell.bits == old[column].bits { break }
      if cell.isBlank {
        if column < last, new[column + 1].bits == cell.bits { break }
        if cell.pen != blankPen {
          guard context.isPlainBlank(cell), current.suitsBlanks(like: context.pens[Int(cell.pen)])
          else { break }
          blankPen = cell.pen
        }
        output.append(UInt8(ascii: " "))
      } else {
        if cell.pen != pen || cell.hasDoubtfulWidth { break }
        output.append(scalar: cell.glyph)
        if cell.width == 2 { column += 1 }
      }
      column += 1
    }
    return column
  }

  /// Moves the cursor to a cell and selects the pen, by writing the cells on the way again where
  /// that is shorter.
  mutating func reach(
    _ row: Int, _ column: Int, with target: Pen, _ new: CellRow, _ context: Context,
    into output: inout OutputBuffer
  ) {
    let move = CursorMove(from: place, row: row, column: column)
    if let gap = gap(before: column, in: row, shorterThan: move.length) {
      let cells = CellRow(rebasing: new[gap.first..<column])
      let limit = move.length - gap.cost
      let suitsCurrent =
        pen.current.map { context.length(of: cells, with: $0, limit: limit) } ?? nil
      if suitsCurrent != nil || context.length(of: cells, with: target, limit: limit) != nil {
        if gap.isInNextRow {
          output.append(ControlSequences.carriageReturn)
          output.append(ControlSequences.lineFeed)
        }
        if suitsCurrent == nil { pen.select(target, into: &output) }
        for cell in cells where !cell.isContinuation {
          write(cell, context: context, into: &output)
        }
        pen.select(target, into: &output)
        return
      }
    }
    move.append(to: &output)
    pen.select(target, into: &output)
  }

  /// The cells that could be written on the way to a column: those from the cursor on, or, when
  /// the cursor is in the row above, those from the row's start on, for the cost of two bytes.
  private func gap(
    before column: Int, in row: Int, shorterThan length: Int
  ) -> (first: Int, cost: Int, isInNextRow: Bool)? {
    guard let place else { return nil }
    if place.row == row, let first = place.column, first < column, column - first <= length {
      return (first, 0, false)
    }
    if place.row + 1 == row, place.column != column, column + 2 < length {
      // On a tie the plain move is as good.
      return (0, 3, true)
    }
    return nil
  }

  func write(_ cell: Cell, context: Context, into output: inout OutputBuffer) {
    if cell.glyph & Cell.clusterBit == 0 {
      output.append(scalar: cell.glyph)
    } else {
      output.append(context.clusters[cell.glyph])
    }
  }

  /// Blanks both cells of a glyph that the terminal may draw in one of them only.
  private mutating func eraseUnder(
    _ cell: Cell, _ secondOld: Cell, _ context: Context, into output: inout OutputBuffer
  ) {
    let ground = context.pens[Int(cell.pen)].ground
    let isClear = secondOld.isBlank && context.pens[Int(secondOld.pen)] == Pen(ground: ground)
    guard cell.width == 2, !isClear, ground.isTerminal || erasesWithGround else { return }
    output.append(control: 2, ControlSequences.eraseCharacters)
  }
}
