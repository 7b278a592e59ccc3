/// The shortest way of the cursor from one place to another.
///
/// A line feed keeps the column, as the device switches output processing off; a place in the row
/// below is often reached with one byte.
struct CursorMove {
  /// Where the terminal's cursor is. `column` is nil when only the row is certain: after a glyph
  /// whose width the terminal may see differently, and after the last column, where terminals
  /// disagree on where the cursor stays.
  struct Place: Equatable {
    var row: Int
    var column: Int?
  }

  private enum Horizontal {
    case none
    case backspaces(Int)
    case left(Int)
    case right(Int)
    case start
    case startThenRight(Int)
    case column(Int)
  }

  /// How many bytes it takes.
  let length: Int
  private let row: Int
  private let column: Int
  /// Rows down (negative: up), or nil for an absolute move.
  private let down: Int?
  private let horizontal: Horizontal

  init(from place: Place?, row: Int, column: Int) {
    self.row = row
    self.column = column
    let absolute = Self.absoluteLength(row: row, column: column)
    guard let place else {
      (length, down, horizontal) = (absolute, nil, .none)
      return
    }
    let distance = row - place.row
    let vertical = distance > 0 ? min(distance, Self.relative(distance)) : Self.relative(-distance)
    let (way, bytes) = Self.horizontal(from: place.column, to: column)
    if vertical + bytes < absolute {
      (length, down, horizontal) = (vertical + bytes, distance, way)
    } else {
      (length, down, horizontal) = (absolute, nil, .none)
    }
  }

  func append(to output: inout OutputBuffer) {
    guard let down else { return appendAbsolute(to: &output) }
    if down < 0 {
      Self.append(-down, ControlSequences.cursorUp, to: &output)
    } else if down <= Self.relative(down) {
      for _ in 0..<down { output.append(ControlSequences.lineFeed) }
    } else {
      Self.append(down, ControlSequences.cursorDown, to: &output)
    }
    switch horizontal {
    case .none: break
    case .backspaces(let count):
      for _ in 0..<count { output.append(ControlSequences.backspace) }
    case .left(let count): Self.append(count, ControlSequences.cursorLeft, to: &output)
    case .right(let count): Self.append(count, ControlSequences.cursorRight, to: &output)
    case .start: output.append(ControlSequences.carriageReturn)
    case .startThenRight(let count):
      output.append(ControlSequences.carriageReturn)
      Self.append(count, ControlSequences.cursorRight, to: &output)
    case .column(let column): output.append(control: column + 1, ControlSequences.cursorColumn)
    }
  }

  private static func horizontal(from: Int?, to column: Int) -> (Horizontal, Int) {
    if from == column { return (.none, 0) }
    if column == 0 { return (.start, 1) }
    var best = (Horizontal.column(column), 3 + ControlSequences.digits(column + 1))
    if 1 + relative(column) < best.1 { best = (.startThenRight(column), 1 + relative(column)) }
    guard let from else { return best }
    if from > column {
      let distance = from - column
      if relative(distance) < best.1 { best = (.left(distance), relative(distance)) }
      if distance <= best.1 { best = (.backspaces(distance), distance) }
    } else if relative(column - from) <= best.1 {
      best = (.right(column - from), relative(column - from))
    }
    return best
  }

  /// `ESC [ C` or `ESC [ 12 C`.
  private static func relative(_ distance: Int) -> Int {
    distance == 0 ? 0 : distance == 1 ? 3 : 3 + ControlSequences.digits(distance)
  }

  private static func append(_ count: Int, _ final: UInt8, to output: inout OutputBuffer) {
    if count == 1 {
      output.append(ControlSequences.introducer)
      output.append(final)
    } else if count > 1 {
      output.append(control: count, final)
    }
  }

  private static func absoluteLength(row: Int, column: Int) -> Int {
    if column == 0 { return row == 0 ? 3 : 3 + ControlSequences.digits(row + 1) }
    return 4 + ControlSequences.digits(row + 1) + ControlSequences.digits(column + 1)
  }

  private func appendAbsolute(to output: inout OutputBuffer) {
    output.append(ControlSequences.introducer)
    if row > 0 || column > 0 { output.append(number: row + 1) }
    if column > 0 {
      output.append(ControlSequences.separator)
      output.append(number: column + 1)
    }
    output.append(ControlSequences.cursorPosition)
  }
}
