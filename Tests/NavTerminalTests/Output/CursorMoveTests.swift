import NavTestSupport
import Testing

@testable import NavTerminal

struct CursorMoveTests {
  @Test("Every move arrives, takes as many bytes as it says, and none more than an absolute one")
  func everyMove() {
    let (columns, rows) = (13, 12)
    for from in 0..<columns * rows {
      for into in 0..<columns * rows {
        let (row, column) = into.quotientAndRemainder(dividingBy: columns)
        for isColumnKnown in [true, false] {
          let place = CursorMove.Place(
            row: from / columns, column: isColumnKnown ? from % columns : nil)
          let move = CursorMove(from: place, row: row, column: column)
          var output = OutputBuffer()
          move.append(to: &output)
          var terminal = TerminalEmulator.agreeing(columns: columns, rows: rows)
          terminal.feed("\u{1B}[\(from / columns + 1);\(from % columns + 1)H".utf8)
          terminal.feed(output.bytes)
          #expect(terminal.cursor == (column, row) && terminal.failures.isEmpty)
          #expect(output.count == move.length)
          #expect(move.length <= CursorMove(from: nil, row: row, column: column).length)
        }
      }
    }
  }

  @Test("The usual ways are short")
  func shortWays() {
    func length(_ row: Int, _ column: Int?, _ newRow: Int, _ newColumn: Int) -> Int {
      CursorMove(from: .init(row: row, column: column), row: newRow, column: newColumn).length
    }
    #expect(length(3, 7, 3, 7) == 0)
    #expect(length(3, 7, 3, 8) == 3)
    #expect(length(3, 7, 4, 7) == 1)
    #expect(length(3, nil, 4, 0) == 2)
    #expect(length(3, 7, 3, 6) == 1)
    #expect(length(3, 70, 3, 0) == 1)
    #expect(length(30, nil, 31, 110) == 7)
  }
}
