extension CellGrid {
  /// Draws one line of text.
  ///
  /// Control characters become U+FFFD, a tab a blank; invisible characters are left out. What is
  /// outside `clip` isn't drawn; of a wide character that is half outside the other half is blank.
  ///
  /// - Parameters:
  ///   - column: where the text begins; it may be left of the clip or negative.
  ///   - keepsGround: whether the text is drawn on what is there instead of on `pen.ground`.
  /// - Returns: the columns from `column` to the end of what was drawn or skipped before the clip's
  ///   right side, 0 when the row is outside.
  /// - Complexity: O(characters up to the clip's right side), without allocation per cell.
  @discardableResult
  package mutating func put(
    _ text: String, column: Int, row: Int, pen: Pen, keepsGround: Bool = false, clip: CellRect
  ) -> Int {
    let area = clip.intersection(bounds)
    guard !area.isEmpty, area.row <= row, row < area.endRow, column < area.endColumn else {
      return 0
    }
    let start = row * columns
    var brush = Brush(pen, keepsGround: keepsGround, store: store)
    var at = column
    var text = text
    text.withUTF8 { bytes in
      var reader = GlyphReader(bytes)
      while at < area.endColumn {
        if let run = reader.asciiRun(limit: area.endColumn - at) {
          let hidden = min(run.count, max(0, area.column - at))
          set(run.dropFirst(hidden), at: start + at + hidden, row: start, with: &brush)
          at += run.count
          continue
        }
        guard let glyph = reader.next() else { break }
        let end = at + glyph.width
        if glyph.width > 0, end > area.column {
          if at < area.column || end > area.endColumn {
            let visible = max(at, area.column)
            set(0x20, width: 1, at: start + visible, row: start, with: &brush)
          } else {
            let number = glyph.cluster.map { store.clusters.glyph(for: $0) } ?? glyph.scalar
            set(number, width: glyph.width, at: start + at, row: start, with: &brush)
          }
        }
        at = min(end, area.endColumn)
      }
    }
    return max(0, at - column)
  }

  /// Makes every cell of a rectangle a blank on the pen's ground.
  package mutating func fill(_ rect: CellRect, pen: Pen, clip: CellRect) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    let blank = Cell(glyph: 0x20, pen: store.pens.index(of: pen.forBlanks), width: 1)
    for row in area.row..<area.endRow {
      let start = row * columns
      mend(from: start + area.column, to: start + area.endColumn, row: start)
      for index in start + area.column..<start + area.endColumn { cells[index] = blank }
    }
  }

  /// Gives the cells of a rectangle another pen and leaves their text, as for a highlight or a
  /// shade over what is there. A wide glyph that is half inside changes as a whole.
  package mutating func restyle(_ rect: CellRect, clip: CellRect, _ change: (Pen) -> Pen) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      var first = row * columns + area.column
      var end = row * columns + area.endColumn
      if cells[first].isContinuation { first -= 1 }
      if end < (row + 1) * columns, cells[end].isContinuation { end += 1 }
      for index in first..<end {
        let pen = change(store.pens[cells[index].pen])
        cells[index].pen = store.pens.index(of: cells[index].isBlank ? pen.forBlanks : pen)
      }
    }
  }

  private mutating func set(
    _ letters: Slice<UnsafeBufferPointer<UInt8>>, at first: Int, row start: Int,
    with brush: inout Brush
  ) {
    guard !letters.isEmpty else { return }
    mend(from: first, to: first + letters.count, row: start)
    cells.withUnsafeMutableBufferPointer { cells in
      var index = first
      for letter in letters {
        let under = cells[index].pen
        let pen = letter == 0x20 ? brush.blank(over: under) : brush.letter(over: under)
        cells[index] = Cell(glyph: UInt32(letter), pen: pen, width: 1)
        index += 1
      }
    }
  }

  private mutating func set(
    _ glyph: UInt32, width: Int, at index: Int, row start: Int, with brush: inout Brush
  ) {
    mend(from: index, to: index + width, row: start)
    let under = cells[index].pen
    let pen = glyph == 0x20 ? brush.blank(over: under) : brush.letter(over: under)
    cells[index] = Cell(glyph: glyph, pen: pen, width: UInt8(truncatingIfNeeded: width))
    if width == 2 { cells[index + 1] = Cell(glyph: 0, pen: pen, width: 0) }
  }

  /// Blanks the halves of wide glyphs that would be left over at both ends of overwritten cells.
  private mutating func mend(from first: Int, to end: Int, row start: Int) {
    if first > start, cells[first].isContinuation { blank(first - 1) }
    if end < start + columns, cells[end].isContinuation { blank(end) }
  }
}
