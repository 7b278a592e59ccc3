import NavTestSupport

@testable import NavTerminal

/// Draws what a seed says into a grid: text of all kinds of width, in all kinds of pens.
struct RandomDrawing {
  private static let pieces = [
    "Library", "swift stack route", " ", "          ", "日本語", "한국어", "é", "e\u{301}x", "👨‍👩‍👧", "🇩🇪",
    "1️⃣", "❤️", "☺", "│", "›", "⌚", "नमस्ते", "\tx\u{7}", "───────────", "👍🏽", "a\u{202E}b",
  ]
  private static let colors: [CellColor] = [
    .terminal, .terminal, CellColor(rgb: 0x1E3A5F), CellColor(rgb: 0xFFFFFF),
    CellColor(rgb: 0xFFD75F), CellColor(rgb: 0x00000A),
  ]
  private static let attributes: [PenAttributes] = [
    [], [], [.bold], [.dim], [.bold, .italic], [.underline], [.reverse], [.strikethrough, .dim],
  ]

  var random: SeededGenerator

  /// - Parameter count: how many rectangles and lines of text.
  mutating func draw(_ count: Int, on grid: inout CellGrid) {
    for _ in 0..<count {
      let rect = CellRect(
        column: number(-4...grid.columns), row: number(-1...grid.rows),
        columns: number(0...grid.columns), rows: number(0...4))
      let clip = Bool.random(using: &random) ? grid.bounds : rect
      switch number(0...9) {
      case 0, 1: grid.fill(rect, pen: pen(), clip: grid.bounds)
      case 2:
        let ground = Self.colors.randomElement(using: &random) ?? .terminal
        grid.restyle(rect, clip: grid.bounds) { pen in
          Pen(ink: pen.ink, ground: ground, attributes: pen.attributes)
        }
      default:
        let text = (0..<number(1...5)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
        grid.put(
          text.joined(), column: rect.column + number(0...2), row: rect.row, pen: pen(),
          keepsGround: Bool.random(using: &random), clip: clip)
      }
    }
  }

  private mutating func pen() -> Pen {
    Pen(
      ink: Self.colors.randomElement(using: &random) ?? .terminal,
      ground: Self.colors.randomElement(using: &random) ?? .terminal,
      attributes: Self.attributes.randomElement(using: &random) ?? [])
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
