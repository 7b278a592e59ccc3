import NavTestSupport
import Testing

@testable import NavTerminal

struct CellGridTests {
  private let red = Pen(ink: CellColor(rgb: 0xFF0000), attributes: .bold)
  private let onBlue = Pen(ground: CellColor(rgb: 0xFF))

  private func grid(_ columns: Int = 10, _ rows: Int = 3) -> CellGrid {
    CellGrid(columns: columns, rows: rows, store: CellStore())
  }

  @Test("A cell is eight bytes without padding")
  func cellSize() {
    #expect(MemoryLayout<Cell>.size == 8 && MemoryLayout<Cell>.stride == 8)
  }

  @Test("Text is drawn where it is put, and says how many columns it took")
  func put() {
    var grid = grid()
    #expect(grid.put("a日b", column: 2, row: 1, pen: red, clip: grid.bounds) == 4)
    #expect(grid.text == "\n  a日b\n")
    #expect(grid.text(row: 1, trimmed: false) == "  a日b    ")
    #expect(grid.pen(column: 3, row: 1) == red)
    #expect(grid.pen(column: 4, row: 1) == red)
    #expect(grid.text(column: 4, row: 1).isEmpty)
    #expect(grid.pen(column: 99, row: 1) == .plain)
  }

  @Test("Outside of the clip nothing is drawn; half a wide character is a blank")
  func clipping() {
    var grid = grid()
    let clip = CellRect(column: 2, row: 0, columns: 3, rows: 2)
    grid.put("xxxxxxxxxx", column: 0, row: 0, pen: .plain, clip: grid.bounds)
    #expect(grid.put("日本語語", column: 1, row: 0, pen: .plain, clip: clip) == 4)
    #expect(grid.text(row: 0) == "xx 本xxxxx")
    #expect(grid.put("a日本語", column: 1, row: 1, pen: .plain, clip: clip) == 4)
    #expect(grid.text(row: 1) == "  日")
    #expect(grid.put("never", column: 0, row: 2, pen: .plain, clip: clip) == 0)
    #expect(grid.put("never", column: 5, row: 0, pen: .plain, clip: clip) == 0)
    #expect(grid.put("never", column: 0, row: -1, pen: .plain, clip: grid.bounds) == 0)
    #expect(grid.put("off", column: -9, row: 2, pen: .plain, clip: grid.bounds) == 3)
    #expect(grid.text(row: 2).isEmpty)
  }

  @Test("Overwriting one half of a wide character blanks the other")
  func overwriting() {
    var grid = grid()
    grid.put("日本", column: 0, row: 0, pen: .plain, clip: grid.bounds)
    grid.put("x", column: 1, row: 0, pen: .plain, clip: grid.bounds)
    #expect(grid.text(row: 0) == " x本")
    grid.put("y", column: 2, row: 0, pen: .plain, clip: grid.bounds)
    #expect(grid.text(row: 0, trimmed: false) == " xy       ")
    grid.put("日本", column: 0, row: 1, pen: .plain, clip: grid.bounds)
    grid.fill(
      CellRect(column: 1, row: 1, columns: 2, rows: 1), pen: .plain, clip: grid.bounds)
    #expect(grid.text(row: 1).isEmpty)
  }

  @Test("Filling makes blanks on a ground; text can keep the ground that is there")
  func grounds() {
    var grid = grid()
    grid.fill(CellRect(column: 0, row: 0, columns: 5, rows: 9), pen: onBlue, clip: grid.bounds)
    #expect(grid.pen(column: 4, row: 2) == onBlue)
    #expect(grid.pen(column: 5, row: 2) == .plain)
    grid.put("ab", column: 4, row: 0, pen: red, keepsGround: true, clip: grid.bounds)
    #expect(grid.pen(column: 4, row: 0).ground == onBlue.ground)
    #expect(grid.pen(column: 4, row: 0).ink == red.ink)
    #expect(grid.pen(column: 5, row: 0) == red)
  }

  @Test("No control character gets into a cell")
  func hygiene() {
    for value in Array(0...0x9F) + Array(0x2028...0x202E) + Array(0x2066...0x2069) {
      guard let scalar = Unicode.Scalar(UInt32(value)), !(0x20..<0x7F ~= value) else { continue }
      var grid = grid()
      grid.put("a\(Character(scalar))b", column: 0, row: 0, pen: .plain, clip: grid.bounds)
      #expect(grid.text(row: 0) == (value == 9 ? "a b" : "a\u{FFFD}b"), "U+\(value)")
    }
    var grid = grid()
    grid.put("\r\n\u{1B}[2Jx\u{200B}\u{301}", column: 0, row: 0, pen: .plain, clip: grid.bounds)
    #expect(grid.isWellFormed)
    #expect(grid.text(row: 0) == "\u{FFFD}\u{FFFD}[2Jx")
  }

  @Test("A cluster keeps at most 32 scalars")
  func longCluster() {
    var grid = grid()
    grid.put(
      "a" + String(repeating: "\u{301}", count: 1000), column: 0, row: 0, pen: .plain,
      clip: grid.bounds)
    #expect(grid.text(row: 0).unicodeScalars.count == 32)
  }

  @Test("Resizing keeps the corner that both sizes share, and no half characters")
  func resize() {
    var grid = grid()
    grid.put("abc日本", column: 0, row: 0, pen: red, clip: grid.bounds)
    grid.put("below", column: 0, row: 2, pen: .plain, clip: grid.bounds)
    grid.resize(columns: 6, rows: 2)
    #expect(grid.text == "abc日\n")
    #expect(grid.isWellFormed)
    grid.resize(columns: 20, rows: 4)
    #expect(grid.text == "abc日\n\n\n")
    grid.resize(columns: 0, rows: 0)
    #expect(grid.cells.isEmpty)
    grid.resize(columns: 2, rows: 1)
    #expect(grid.text(row: 0, trimmed: false) == "  ")
  }

  @Test("Blanks that look alike are alike")
  func blanks() {
    var grid = grid()
    grid.put("  ", column: 0, row: 0, pen: red, clip: grid.bounds)
    #expect(grid.cell(column: 0, row: 0) == .blank)
    let underlined = Pen(ink: red.ink, attributes: .underline)
    grid.put(" ", column: 0, row: 0, pen: underlined, clip: grid.bounds)
    #expect(grid.pen(column: 0, row: 0) == underlined)
  }

  @Test("A text looks the same drawn at once and character by character", arguments: UInt64(0)..<50)
  func pieces(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = CellStore()
    var whole = CellGrid(columns: 30, rows: 2, store: store)
    var drawing = RandomDrawing(random: random)
    drawing.draw(6, on: &whole)
    var single = whole
    let parts = ["ab c", "日本", "e\u{301}", "x", " ", "👍🏽", "\t", "Grüße", "a\u{200D}b"]
    for _ in 0..<20 {
      let text = (0..<6).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let column = Int.random(in: -12...30, using: &random)
      let clip = CellRect(
        column: Int.random(in: 0...20, using: &random), row: 0,
        columns: Int.random(in: 0...20, using: &random), rows: 2)
      let keeps = Bool.random(using: &random)
      whole.put(text, column: column, row: 1, pen: red, keepsGround: keeps, clip: clip)
      var at = column
      for character in text {
        single.put(
          String(character), column: at, row: 1, pen: red, keepsGround: keeps, clip: clip)
        at += CharacterWidth.width(of: character)
      }
      #expect(whole.cells == single.cells, "seed \(seed): \(text)")
      #expect(whole.isWellFormed)
    }
  }
}
