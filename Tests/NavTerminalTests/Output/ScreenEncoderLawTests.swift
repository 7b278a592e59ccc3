import NavTestSupport
import Testing

@testable import NavTerminal

/// What holds for any two screens.
struct ScreenEncoderLawTests {
  @Test(
    "The bytes for a change make the terminal show the new screen, cell by cell",
    arguments: [ColorMode.truecolor, .none], UInt64(0)..<150)
  func changeIsShown(colors: ColorMode, seed: UInt64) {
    var drawing = RandomDrawing(random: SeededGenerator(seed: seed))
    let columns = Int.random(in: 1...50, using: &drawing.random)
    let rows = Int.random(in: 1...12, using: &drawing.random)
    var screen = ScreenBuffer(columns: columns, rows: rows, store: CellStore(threshold: 8))
    var encoder = ScreenEncoder(colors: colors, erasesWithGround: seed % 3 != 0)
    var terminal = TerminalEmulator.agreeing(columns: columns, rows: rows)
    terminal.feed("\u{1B}[?7l".utf8)
    var output = OutputBuffer()
    for frame in 0..<6 {
      drawing.draw(frame == 0 ? 12 : 3, on: &screen.grid)
      output.clear()
      screen.encode(with: &encoder, into: &output)
      terminal.feed(output.bytes)
      let differences = terminal.differences(from: screen.grid, colors: colors == .truecolor)
      #expect(differences.isEmpty, "seed \(seed), frame \(frame), \(columns) columns")
      #expect(terminal.failures.isEmpty, "seed \(seed), frame \(frame)")
      #expect(screen.grid.isWellFormed, "seed \(seed), frame \(frame)")
      if !differences.isEmpty { return }

      output.clear()
      screen.encode(with: &encoder, into: &output)
      #expect(output.isEmpty, "an unchanged screen takes no bytes; seed \(seed)")
    }
  }

  @Test("A screen of unknown content is cleared and drawn as a whole")
  func unknownScreen() {
    var screen = ScreenBuffer(columns: 10, rows: 2)
    var encoder = ScreenEncoder(colors: .truecolor)
    screen.grid.put("one", column: 0, row: 0, pen: .plain, clip: screen.grid.bounds)
    var output = OutputBuffer()
    screen.encode(with: &encoder, into: &output)
    var terminal = TerminalEmulator.agreeing(columns: 10, rows: 2)
    terminal.feed("\u{1B}[1;44mrubbish\r\nmore".utf8)
    terminal.feed(output.bytes)
    #expect(terminal.text == "one")
    #expect(terminal.frames == 1)

    screen.invalidate()
    output.clear()
    screen.encode(with: &encoder, into: &output)
    terminal.feed("\u{1B}[1;44mrubbish\r\nmore".utf8)
    terminal.feed(output.bytes)
    #expect(terminal.differences(from: screen.grid).isEmpty)
  }

  @Test("Without colours no colour is written, attributes are")
  func noColor() {
    var screen = ScreenBuffer(columns: 10, rows: 1)
    var encoder = ScreenEncoder(colors: .none)
    let pen = Pen(
      ink: CellColor(rgb: 0xFF0000), ground: CellColor(rgb: 0xFF), attributes: [.bold, .reverse])
    screen.grid.put("x y", column: 0, row: 0, pen: pen, clip: screen.grid.bounds)
    var output = OutputBuffer()
    screen.encode(with: &encoder, into: &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[1;7mx y"))
    #expect(!text.contains("38;") && !text.contains("48;"))
  }

  @Test("After a glyph whose width is doubtful the cursor is addressed by its column")
  func doubtfulWidth() {
    for text in ["👨‍👩‍👧x", "⌚x", "👍x", "e\u{301}x"] {
      var grid = CellGrid(columns: 10, rows: 1, store: CellStore())
      let old = grid
      var encoder = ScreenEncoder(colors: .truecolor)
      let columns = grid.put(text, column: 0, row: 0, pen: .plain, clip: grid.bounds)
      var output = OutputBuffer()
      encoder.encode(grid, over: old, into: &output)
      let written = String(decoding: output.bytes, as: UTF8.self)
      let glyph = String(text.dropLast())
      #expect(written.contains("\(glyph)\u{1B}[\(columns)Gx"), "\(text)")
    }
  }

  @Test("A palette's colours are chosen by distance")
  func palettes() {
    #expect(ColorPalette.index256(of: CellColor(rgb: 0xFF0000)) == 196)
    #expect(ColorPalette.index256(of: CellColor(rgb: 0x808080)) == 244)
    #expect(ColorPalette.index256(of: CellColor(rgb: 0)) == 16)
    #expect(ColorPalette.index256(of: CellColor(rgb: 0xFFFFFF)) == 231)
    #expect(ColorPalette.index16(of: CellColor(rgb: 0)) == 0)
    #expect(ColorPalette.index16(of: CellColor(rgb: 0xFFFFFF)) == 15)
    #expect(ColorPalette.index16(of: CellColor(rgb: 0x800000)) == 1)
    #expect(ColorPalette.index16(of: CellColor(rgb: 0xFFD75F)) == 11)
    #expect(ColorPalette.index16(of: CellColor(rgb: 0x1E3A5F)) == 4)
  }

  @Test(
    "The environment says which colours a terminal has",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorMode.truecolor),
      (["TERM": "xterm-256color"], .indexed256), (["TERM": "xterm"], .basic16),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      (["TERM": "xterm", "NO_COLOR": ""], .basic16), (["TERM": "dumb"], .none), ([:], .none),
      (["TERM": "xterm-direct"], .truecolor), (["TERM": "vt100"], .none),
    ])
  func colorMode(environment: [String: String], mode: ColorMode) {
    #expect(ColorMode(environment: environment) == mode)
  }
}
