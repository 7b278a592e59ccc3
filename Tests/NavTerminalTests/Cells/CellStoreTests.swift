import NavTestSupport
import Testing

@testable import NavTerminal

struct CellStoreTests {
  @Test("Millions of colours and clusters neither overflow nor stay")
  func longSession() {
    let store = CellStore()
    var screen = ScreenBuffer(columns: 40, rows: 4, store: store)
    var encoder = ScreenEncoder(colors: .truecolor)
    var output = OutputBuffer()
    var largest = 0
    for round in 0..<5_000 {
      for row in 0..<4 {
        let pen = Pen(ink: CellColor(rgb: UInt32(round * 7919 + row * 104_729)))
        let mark = Unicode.Scalar(UInt32(0x300 + round % 0x6F)).map(Character.init) ?? "x"
        let base = Unicode.Scalar(UInt32(0x4E00 + round)).map(Character.init) ?? "x"
        screen.grid.put(
          "\(base)\(mark)\(round)", column: 0, row: row, pen: pen, clip: screen.grid.bounds)
      }
      output.clear()
      screen.encode(with: &encoder, into: &output)
      largest = max(largest, store.counts.pens, store.counts.clusters)
    }
    #expect(largest <= 1024 + 8)
    #expect(screen.grid.text(row: 3).hasSuffix("4999"))
    #expect(screen.grid.pen(column: 0, row: 0).ink == CellColor(rgb: 4999 * 7919))
  }

  @Test("Compacting keeps what the grids show")
  func compacting() {
    for seed in UInt64(0)..<50 {
      let store = CellStore()
      var drawing = RandomDrawing(random: SeededGenerator(seed: seed))
      var grid = CellGrid(columns: 30, rows: 8, store: store)
      drawing.draw(40, on: &grid)
      let text = grid.text
      let pens = (0..<240).map { grid.pen(column: $0 % 30, row: $0 / 30) }
      let before = store.counts
      var grids = [grid]
      store.compact(&grids)
      #expect(grids[0].text == text, "seed \(seed)")
      #expect((0..<240).map { grids[0].pen(column: $0 % 30, row: $0 / 30) } == pens)
      #expect(store.counts.pens <= before.pens && store.counts.clusters <= before.clusters)
    }
  }

  @Test("With more pens than can be numbered, text is drawn in the terminal's own colours")
  func fullTable() {
    var table = PenTable()
    for value in 1..<UInt32(65_536) {
      #expect(table.index(of: Pen(ink: CellColor(rgb: value))) == UInt16(value))
    }
    #expect(table.index(of: Pen(ink: CellColor(rgb: 0xABCDEF))) == PenTable.plain)
    #expect(table.index(of: Pen(ink: CellColor(rgb: 7))) == 7)
  }
}
