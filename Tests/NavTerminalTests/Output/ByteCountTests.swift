import NavTestSupport
import Testing

@testable import NavTerminal

/// How many bytes usual changes take. The bounds are those of a simple cell diff that knows relative
/// moves, short gaps, EL and ECH; the marks of synchronized output are not counted in them.
struct ByteCountTests {
  private static let syncMarks = 16

  @Test(
    "A usual change takes no more bytes than a good cell diff",
    arguments: [
      ("start", BenchmarkScreen?.none, BenchmarkScreen(), 7012),
      ("push", BenchmarkScreen(), BenchmarkScreen(isPushed: true), 4616),
      ("pop", BenchmarkScreen(isPushed: true), BenchmarkScreen(), 6859),
      ("select", BenchmarkScreen(), BenchmarkScreen(selected: 2), 3233),
      ("toggle", BenchmarkScreen(), BenchmarkScreen(isDone: true), 50),
      ("unchanged", BenchmarkScreen(), BenchmarkScreen(), 0),
    ])
  func bytes(name: String, old: BenchmarkScreen?, new: BenchmarkScreen, bound: Int) {
    var screen = ScreenBuffer(columns: BenchmarkScreen.columns, rows: BenchmarkScreen.rows)
    var encoder = ScreenEncoder(colors: .truecolor)
    var output = OutputBuffer()
    var terminal = TerminalEmulator.agreeing(columns: 120, rows: 40)
    if let old {
      old.draw(on: &screen.grid)
      screen.encode(with: &encoder, into: &output)
      terminal.feed(output.bytes)
    }
    new.draw(on: &screen.grid)
    output.clear()
    screen.encode(with: &encoder, into: &output)
    terminal.feed(output.bytes)
    print("bytes of \(name): \(output.count) (bound \(bound))")
    #expect(output.count - Self.syncMarks * terminal.framesOf(output) <= bound)
    #expect(terminal.differences(from: screen.grid).isEmpty)
    #expect(terminal.failures.isEmpty)
  }

  @Test("A frame of a slide takes no more bytes than a good cell diff")
  func slide() {
    var screen = ScreenBuffer(columns: BenchmarkScreen.columns, rows: BenchmarkScreen.rows)
    var encoder = ScreenEncoder(colors: .truecolor)
    var output = OutputBuffer()
    BenchmarkScreen().draw(on: &screen.grid)
    screen.encode(with: &encoder, into: &output)
    output.clear()
    for offset in stride(from: 110, through: 0, by: -10) {
      BenchmarkScreen(isPushed: true).draw(on: &screen.grid, offset: offset)
      screen.encode(with: &encoder, into: &output)
    }
    print("bytes of a slide's frame: \(output.count / 12) (bound 2730)")
    #expect(output.count / 12 - Self.syncMarks <= 2730)
  }
}

extension TerminalEmulator {
  /// 1 when the output is put between marks of synchronized output, else 0.
  fileprivate func framesOf(_ output: OutputBuffer) -> Int {
    String(decoding: output.bytes, as: UTF8.self).hasPrefix("\u{1B}[?2026h") ? 1 : 0
  }
}
