import NavCore
import Testing

@testable import NavTerminal

@Suite("Shapes are drawn in half cells")
@MainActor struct ShapeTests {
  private func disc(hasColor: Bool = true, hasSheen: Bool = false) throws -> TerminalDriver {
    var options = TerminalOptions()
    options.hasColor = hasColor
    return try TerminalDriver.showing(columns: 20, rows: 11, options: options) {
      ShapeNode(
        .disc, fill: .color(RGBColor(hex: 0xCC0000)), hasSheen: hasSheen, width: 160, height: 160)
    }
  }

  @Test("A disc is round: the same from both sides, from above and from below")
  func round() throws {
    for hasColor in [true, false] {
      let rows = Array(try disc(hasColor: hasColor).rendered().text.split(separator: "\n")[1...])
        .map { $0.padded(to: 20) }
      for row in rows { #expect(String(row.reversed()) == row) }
      let swapped = rows.reversed().map { row in
        String(row.map { $0 == "▀" ? "▄" : $0 == "▄" ? "▀" : $0 })
      }
      #expect(swapped == rows)
      let filled = rows.joined().reduce(0) { $0 + ($1 == "█" ? 2 : $1 == " " ? 0 : 1) }
      // A circle fills π/4 of its square of 20 by 20 half cells.
      #expect((300...328).contains(filled))
    }
  }

  @Test("Light falls on it from above, at the leading side")
  func sheen() throws {
    let driver = try disc(hasSheen: true)
    func light(_ column: Int, _ row: Int) throws -> Double {
      try #require(driver.look(column: column, row: row).ink).luminance
    }
    #expect(try light(7, 4) > light(14, 8))
    #expect(try disc(hasColor: false, hasSheen: true).text.contains { $0.contains("▓") })
  }

  @Test("A small disc is one character")
  func small() throws {
    let driver = try TerminalDriver.showing(columns: 8, rows: 3) {
      ShapeNode(.disc, fill: .accent, width: 16, height: 16)
    }
    #expect(driver.text[1] == "●")
  }

  @Test("A rectangle fills its cells")
  func rectangle() throws {
    let driver = try TerminalDriver.showing(columns: 8, rows: 4) {
      ShapeNode(.rectangle, fill: .accent, width: 32, height: 32)
    }
    #expect(driver.text == [driver.text[0], "████", "████", ""])
  }
}

extension StringProtocol {
  fileprivate func padded(to count: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, count - self.count))
  }
}
