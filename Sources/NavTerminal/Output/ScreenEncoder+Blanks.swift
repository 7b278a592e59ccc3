extension ScreenEncoder {
  /// Writes or erases the run of equal blanks at the start of `span`; returns the column after it.
  mutating func encodeBlanks(
    _ row: Int, _ new: CellRow, over old: CellRow, span: ClosedRange<Int>, context: Context,
    into output: inout OutputBuffer
  ) -> Int {
    let column = span.lowerBound
    let blank = new[column]
    var end = column + 1
    while end < new.count, new[end].bits == blank.bits { end += 1 }
    var changedEnd = min(end, span.upperBound + 1)
    while new[changedEnd - 1].bits == old[changedEnd - 1].bits { changedEnd -= 1 }
    let length = changedEnd - column
    let ground = context.pens[Int(blank.pen)].ground
    let target = penForBlanks(on: ground, before: end, new, old, span: span, context)

    reach(row, column, with: target, new, context, into: &output)
    if ground.isTerminal || erasesWithGround {
      if end == new.count, length > 3 {
        output.append(ControlSequences.eraseToEndOfLine)
        place = .init(row: row, column: column)
        return end
      }
      var next = changedEnd
      while next <= span.upperBound, new[next].bits == old[next].bits { next += 1 }
      if isEraseShorter(column, length, next: next <= span.upperBound ? next : nil) {
        output.append(control: length, ControlSequences.eraseCharacters)
        place = .init(row: row, column: column)
        return changedEnd
      }
    }
    for _ in 0..<length { output.append(UInt8(ascii: " ")) }
    place = .init(row: row, column: changedEnd < new.count ? changedEnd : nil)
    return changedEnd
  }

  /// Whether erasing a run takes fewer bytes than writing it, with the way to the row's next
  /// change: erasing leaves the cursor at the run's start.
  private func isEraseShorter(_ column: Int, _ length: Int, next: Int?) -> Bool {
    let erase = 3 + ControlSequences.digits(length)
    guard let next else { return erase < length }
    let fromStart = CursorMove(from: .init(row: 0, column: column), row: 0, column: next).length
    let end = column + length
    let fromEnd = CursorMove(from: .init(row: 0, column: end), row: 0, column: next).length
    return erase + fromStart < length + min(next - end, fromEnd)
  }

  /// The pen for blanks: the current one if its ground is right, else the one of the letters that
  /// follow, so that one sequence serves both.
  private func penForBlanks(
    on ground: CellColor, before end: Int, _ new: CellRow, _ old: CellRow,
    span: ClosedRange<Int>, _ context: Context
  ) -> Pen {
    if let current = pen.current, current.suitsBlanks(on: ground) { return current }
    var next = end
    while next <= span.upperBound, new[next].bits == old[next].bits || new[next].isBlank {
      next += 1
    }
    if next <= span.upperBound {
      let letters = context.pens[Int(new[next].pen)]
      if letters.suitsBlanks(on: ground) { return letters }
    }
    if ground.isTerminal { return .plain }
    var kept = pen.current ?? .plain
    kept.ground = ground
    kept.attributes.subtract(.seenOnBlanks)
    return kept
  }
}

extension ScreenEncoder.Context {
  /// Whether a blank cell shows its ground and nothing else.
  func isPlainBlank(_ cell: Cell) -> Bool {
    pens[Int(cell.pen)].attributes.isDisjoint(with: .seenOnBlanks)
  }

  /// How many bytes it takes to write cells with one pen; nil when another pen is needed for one
  /// of them, when it is more than `limit`, or when the terminal may see other widths in them.
  func length(of cells: CellRow, with pen: Pen, limit: Int) -> Int? {
    var length = 0
    for cell in cells where !cell.isContinuation {
      let wanted = pens[Int(cell.pen)]
      let suits = cell.isBlank && isPlainBlank(cell) && pen.suitsBlanks(on: wanted.ground)
      guard suits || wanted == pen, !cell.hasDoubtfulWidth else { return nil }
      length += cell.glyph < 0x80 ? 1 : cell.glyph < 0x800 ? 2 : cell.glyph < 0x10000 ? 3 : 4
      if length > limit { return nil }
    }
    return length
  }
}

extension Pen {
  /// Whether blanks written with this pen look like those of another one.
  func suitsBlanks(like blank: Pen) -> Bool { suitsBlanks(on: blank.ground) }

  /// Whether blanks written with this pen show this ground and nothing else.
  fileprivate func suitsBlanks(on ground: CellColor) -> Bool {
    self.ground == ground && attributes.isDisjoint(with: .seenOnBlanks)
  }
}
