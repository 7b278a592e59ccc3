@testable import NavTerminal

/// A usual screen for counting bytes, 120 × 40: a list with a detail pane between two bars, or a
/// page over both.
struct BenchmarkScreen {
  var isPushed = false
  var selected = 1
  var isDone = false

  static let columns = 120
  static let rows = 40
  private static let words = [
    "swift", "stack", "route", "panel", "theme", "frame", "push", "pop", "sheet", "modal", "tab",
    "pager", "column", "layout", "cell", "diff",
  ]
  private static let bar = pen(0xFFFFFF, 0x1E3A5F, .bold)
  private static let listRow = pen(0xD0D0D0)
  private static let selectedRow = pen(0xFFFFFF, 0x3A5F8A, .bold)
  private static let heading = pen(0xFFFFFF, nil, .bold)
  private static let running = pen(0xB0B0B0)

  /// Draws it so that its left side is in column `offset`; what is left of that stays.
  func draw(on grid: inout CellGrid, offset: Int = 0) {
    let clip = CellRect(
      column: offset, row: 0, columns: Self.columns - offset, rows: Self.rows)
    func put(_ text: String, _ column: Int, _ row: Int, _ pen: Pen) {
      grid.put(text, column: offset + column, row: row, pen: pen, clip: clip)
    }
    put(barText, 0, 0, Self.bar)
    for row in 1...38 {
      if isPushed {
        put(body(row, 1000, 120), 0, row, row == 1 ? Self.heading : Self.running)
      } else {
        put(listText(row), 0, row, row == selected ? Self.selectedRow : Self.listRow)
        put("│", 40, row, Self.pen(0x505050))
        put(body(row, 100, 79), 41, row, row == 1 ? Self.heading : Self.running)
      }
    }
    for (index, title) in ["Home", "Search", "Library", "Settings"].enumerated() {
      let isSelected = index == 2
      let text = blanks((30 - title.count) / 2) + title
      grid.put(
        filled(text, 30), column: 30 * index, row: 39,
        pen: Self.pen(isSelected ? 0xFFD75F : 0xA0A0A0, 0x202020, isSelected ? .bold : []),
        clip: grid.bounds)
    }
  }

  private var barText: String {
    let title = isPushed ? "Chapter \(two(selected))" : "Library"
    let left = filled(isPushed ? " ‹ Library" : "", (Self.columns - title.count) / 2)
    return filled(left + title, Self.columns - 5) + (isDone ? "Done " : "Edit ")
  }

  private func listText(_ chapter: Int) -> String {
    let minutes = String(chapter * 37 % 60 + 1)
    let title = " \(two(chapter))  \(Self.line(chapter, 24))  "
    return title + blanks(3 - minutes.count) + minutes + " min ›"
  }

  private func body(_ row: Int, _ seed: Int, _ width: Int) -> String {
    switch row {
    case 1: filled(" Chapter \(two(selected))", width)
    case 2: blanks(width)
    default: filled(" " + Self.line(selected * seed + row, width - 2), width)
    }
  }

  private static func line(_ number: Int, _ width: Int) -> String {
    var text = ""
    var index = 0
    while text.count < width {
      text += (index > 0 ? " " : "") + words[(number * 7 + index * 5) % 16]
      index += 1
    }
    return String(text.prefix(width))
  }

  private static func pen(_ ink: UInt32, _ ground: UInt32? = nil, _ attributes: PenAttributes = [])
    -> Pen
  {
    Pen(
      ink: CellColor(rgb: ink), ground: ground.map { CellColor(rgb: $0) } ?? .terminal,
      attributes: attributes)
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
  private func filled(_ text: String, _ width: Int) -> String {
    text + blanks(width - text.count)
  }
}
