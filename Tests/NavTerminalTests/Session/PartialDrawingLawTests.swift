import Foundation
import NavTestSupport
import Testing

@testable import NavTerminal

@Suite("Whatever happened before, the screen shows the frame")
@MainActor struct PartialDrawingLawTests {
  /// How many walks are taken; a soak asks for more by `NAV_SOAK`.
  nonisolated static let walks =
    ProcessInfo.processInfo.environment["NAV_SOAK"].flatMap(UInt64.init) ?? 16

  @Test(
    "Drawing what has changed gives the cells that drawing all gives, and the bytes show them",
    .serialized, arguments: 0..<walks)
  func partialDrawing(seed: UInt64) async throws {
    var walk = try LawWalk(seed: seed)
    let session = walk.session
    var encoder = ScreenEncoder(colors: session.colors)
    var output = OutputBuffer()
    var terminal = TerminalEmulator.agreeing(columns: session.columns, rows: session.rows)
    terminal.feed("\u{1B}[?7l".utf8)
    for step in 0..<120 {
      if let size = walk.step() { terminal.resize(columns: size.columns, rows: size.rows) }
      await Task.yield()
      session.render()
      let place: Comment = "seed \(seed), step \(step): \(walk.log.suffix(4))"
      let torn = FreshScreen(session).differences(from: session.grid)
      #expect(torn.isEmpty, place)
      #expect(session.grid.isWellFormed, place)

      output.clear()
      session.encode(with: &encoder, into: &output)
      terminal.feed(output.bytes)
      let wrong = terminal.differences(from: session.grid, colors: session.colors != .none)
      #expect(wrong.isEmpty && terminal.failures.isEmpty, place)

      output.clear()
      session.render()
      session.encode(with: &encoder, into: &output)
      #expect(output.isEmpty, "no bytes where nothing has changed; \(place)")
      if !torn.isEmpty || !wrong.isEmpty { return }
    }
  }
}
