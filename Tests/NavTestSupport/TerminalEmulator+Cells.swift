extension TerminalEmulator {
  mutating func moveTo(column: Int, row: Int) {
    cursor = (max(0, min(column, columns - 1)), max(0, min(row, rows - 1)))
    isWrapPending = false
    joinable = nil
  }

  mutating func lineFeed() {
    isWrapPending = false
    joinable = nil
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      cells.removeFirst(columns)
      cells.append(contentsOf: Array(repeating: EmulatedCell(), count: columns))
      failures.append("scrolled")
    }
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    if let index = joinable {
      let joined = cells[index].text + String(Character(scalar))
      if joined.count == 1 {
        cells[index].text = joined
        widen(index)
        return
      }
    }
    let columnsTaken = width(Character(scalar))
    guard columnsTaken > 0 else {
      failures.append("invisible character \(scalar.value) without a base")
      return
    }
    if isWrapPending || cursor.column + columnsTaken > columns {
      guard modes.contains(7) else {
        if columnsTaken == 2 { failures.append("wide character cut off at the right side") }
        cursor.column = columns - columnsTaken
        return place(scalar, columnsTaken)
      }
      cursor.column = 0
      lineFeed()
    }
    place(scalar, columnsTaken)
  }

  private mutating func place(_ scalar: Unicode.Scalar, _ columnsTaken: Int) {
    let index = cursor.row * columns + cursor.column
    mend(cursor.row, cursor.column..<cursor.column + columnsTaken)
    cells[index] = pen
    cells[index].text = String(Character(scalar))
    if columnsTaken == 2 {
      cells[index + 1] = pen
      cells[index + 1].text = ""
    }
    joinable = index
    advance(to: cursor.column + columnsTaken)
  }

  /// A variation selector made the character at `index` wide or narrow.
  private mutating func widen(_ index: Int) {
    guard let character = cells[index].text.first else { return }
    let column = index % columns
    let isWide = column + 1 < columns && cells[index + 1].text.isEmpty
    if width(character) == 2, !isWide, column + 1 < columns {
      mend(index / columns, column + 1..<column + 2)
      cells[index + 1] = cells[index]
      cells[index + 1].text = ""
      advance(to: column + 2)
    } else if width(character) == 1, isWide {
      cells[index + 1].text = " "
      advance(to: column + 1)
    }
  }

  private mutating func advance(to column: Int) {
    isWrapPending = column >= columns && modes.contains(7)
    cursor.column = min(column, columns - 1)
  }

  mutating func erase(_ range: Range<Int>, row: Int? = nil) {
    let row = row ?? cursor.row
    mend(row, range)
    var blank = EmulatedCell()
    blank.ground = pen.ground
    for column in range { cells[row * columns + column] = blank }
    joinable = nil
  }

  /// Of a wide character whose one half is overwritten the other half becomes blank.
  private mutating func mend(_ row: Int, _ range: Range<Int>) {
    let start = row * columns
    if range.lowerBound > 0, cells[start + range.lowerBound].text.isEmpty {
      cells[start + range.lowerBound - 1].text = " "
    }
    if range.upperBound < columns, cells[start + range.upperBound].text.isEmpty {
      cells[start + range.upperBound].text = " "
    }
  }
}
