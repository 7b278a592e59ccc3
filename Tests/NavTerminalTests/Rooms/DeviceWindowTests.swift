import NavLayout
import NavTestSupport
import Testing

@testable import NavTerminal

@Suite("A terminal shows a part of a device's screen, or the screen with a line around it")
struct DeviceWindowTests {
  private func screen(_ lines: String..., columns: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: lines.count, store: CellStore())
    let pen = Pen(ink: CellColor(red: 1, green: 2, blue: 3))
    for (row, line) in lines.enumerated() {
      grid.put(line, column: 0, row: row, pen: pen, clip: grid.bounds)
    }
    return grid
  }

  private func rows(_ grid: CellGrid) -> [String] {
    (0..<grid.rows).map { grid.text(row: $0, trimmed: false) }
  }

  @Test("A screen that is smaller has a thin line around it, and nothing else is there")
  func border() {
    var window = DeviceWindow(columns: 9, rows: 6)
    window.show(screen("日本x", "abcde", columns: 5), aim: LayoutRect(0, 0, 1, 1))
    #expect(
      rows(window.grid) == [
        "         ", " ╭─────╮ ", " │日本x│ ", " │abcde│ ", " ╰─────╯ ", "         ",
      ])
    #expect(window.grid.pen(column: 2, row: 2).ink == CellColor(red: 1, green: 2, blue: 3))
    window.resize(columns: 7, rows: 3)
    window.show(screen("日本x", "abcde", columns: 5), aim: LayoutRect(0, 0, 1, 1))
    #expect(rows(window.grid) == ["│日本x│", "│abcde│", "       "])
    window.resize(columns: 6, rows: 4)
    window.show(screen("日本x", "abcde", columns: 5), aim: LayoutRect(0, 0, 1, 1))
    #expect(rows(window.grid) == ["───── ", "日本x ", "abcde ", "───── "])
  }

  @Test("Of a larger screen what is aimed at is seen, and a wide character that is cut is blank")
  func part() {
    let screen = screen("a日本語b", "0123456", "xyzuvw", columns: 8)
    var window = DeviceWindow(columns: 4, rows: 2)
    window.show(screen, aim: LayoutRect(0, 0, 2, 1))
    #expect(rows(window.grid) == ["a日 ", "0123"])
    window.show(screen, aim: LayoutRect(4, 2, 1, 1))
    #expect(rows(window.grid) == ["2345", "zuvw"])
    window.show(screen, aim: LayoutRect(3, 0, 1, 1))
    #expect(rows(window.grid) == [" 本 ", "2345"])
    #expect(window.grid.isWellFormed)
  }

  @Test("What the user moves it to stays until something else is aimed at")
  func panning() {
    let screen = screen("abcdefgh", "ijklmnop", "qrstuvwx", columns: 8)
    var window = DeviceWindow(columns: 4, rows: 2)
    let aim = LayoutRect(0, 0, 1, 1)
    window.show(screen, aim: aim)
    window.pan(x: 1, y: 1)
    window.show(screen, aim: aim)
    #expect(rows(window.grid) == ["klmn", "stuv"])
    window.pan(x: 9, y: 9)
    window.show(screen, aim: aim)
    #expect(rows(window.grid) == ["mnop", "uvwx"])
    window.show(screen, aim: LayoutRect(0, 0, 2, 1))
    #expect(rows(window.grid) == ["abcd", "ijkl"])
  }

  @Test("Its bytes make a terminal show it, none while nothing changes")
  func bytes() {
    var window = DeviceWindow(columns: 9, rows: 4)
    var encoder = ScreenEncoder(colors: .truecolor)
    var output = OutputBuffer()
    var terminal = TerminalEmulator.agreeing(columns: 9, rows: 4)
    terminal.feed("\u{1B}[?7l".utf8)
    for screen in [
      screen("日本x", "👨‍👩‍👧e\u{301}", columns: 5), screen("abcdefghijkl", "m", columns: 12),
      screen("日", columns: 2),
    ] {
      window.show(screen, aim: LayoutRect(0, 0, 1, 1))
      window.encode(with: &encoder, into: &output)
      terminal.feed(output.bytes)
      #expect(terminal.differences(from: window.grid, colors: true).isEmpty)
      output.clear()
      window.show(screen, aim: LayoutRect(0, 0, 1, 1))
      window.encode(with: &encoder, into: &output)
      #expect(output.isEmpty)
    }
  }
}
