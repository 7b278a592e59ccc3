import NavTestSupport

@testable import NavTerminal

extension TerminalEmulator {
  /// A terminal that sees the same widths as we do.
  static func agreeing(columns: Int, rows: Int) -> TerminalEmulator {
    TerminalEmulator(columns: columns, rows: rows) { CharacterWidth.width(of: $0) }
  }

  /// The cells that look different from those of a grid, in words; colours are compared as they
  /// are in the grid, or not at all.
  func differences(from grid: CellGrid, colors: Bool = true) -> [String] {
    var list: [String] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let pen = grid.pen(column: column, row: row)
        var wanted = EmulatedCell()
        wanted.text = grid.text(column: column, row: row)
        if colors {
          wanted.ink = pen.ink.isTerminal ? nil : pen.ink.rawValue & 0xFF_FFFF
          wanted.ground = pen.ground.isTerminal ? nil : pen.ground.rawValue & 0xFF_FFFF
        }
        wanted.attributes = pen.attributes.numbers
        let shown = cell(column: column, row: row)
        if shown.seen != wanted.seen {
          list.append("(\(column), \(row)): \(shown.seen) instead of \(wanted.seen)")
        }
      }
    }
    return list
  }
}

extension PenAttributes {
  /// The attributes as SGR numbers.
  fileprivate var numbers: Set<Int> {
    let all: [(PenAttributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
    return Set(all.filter { contains($0.0) }.map(\.1))
  }
}
