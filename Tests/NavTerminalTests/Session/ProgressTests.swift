import NavCore
import NavLayout
import NavTestSupport
import Testing

@testable import NavTerminal

@Suite("Work that goes on turns with the clock")
@MainActor struct ProgressTests {
  private func session(
    @NodeBuilder body: @escaping @MainActor @Sendable () -> [any NodeContent]
  ) throws -> TerminalSession {
    let app = try NavApp("Test", plugins: [], root: .stack(.screen(Screen("Title", body: body))))
    let session = TerminalSession(
      app, room: .terminal(columns: 20, rows: 6), colors: .truecolor,
      options: TerminalOptions())
    session.render()
    return session
  }

  @Test("A sign turns ten times a second, in every turn that the clock reaches")
  func turning() throws {
    let session = try session { ProgressNode("Loading") }
    var signs: [String] = []
    for turn in 0..<10 {
      session.time = .milliseconds(100 * turn)
      session.render()
      #expect(session.grid.text(row: 0).hasSuffix(" Loading"))
      #expect(session.nextTurn == .milliseconds(100 * (turn + 1)))
      signs.append(session.grid.text(column: 0, row: 0))
    }
    #expect(Set(signs).count == 10)
    session.time = .milliseconds(1_099)
    session.render()
    #expect(session.grid.text(column: 0, row: 0) == signs[0])
  }

  @Test("What does not move by itself, or is not in sight, wakes nobody")
  func still() throws {
    #expect(try session { ProgressNode("Half", fraction: 0.5) }.nextTurn == nil)
    #expect(try session { TextNode("text") }.nextTurn == nil)
    let hidden = try session {
      ScrollNode {
        for number in 0..<9 { TextNode("\(number)") }
        ProgressNode()
      }
    }
    #expect(hidden.nextTurn == nil)
    hidden.handle(.key(KeyPress(.pageDown)))
    hidden.render()
    #expect(hidden.nextTurn != nil)
  }

  @Test("A turn draws the sign alone")
  func drawn() throws {
    let session = try session {
      TextNode("text")
      ProgressNode("one")
      TextNode("more")
    }
    let before = session.drawing.drawn
    session.time = .milliseconds(100)
    session.render()
    session.render()
    #expect(session.drawing.drawn == before + 1)
  }

  @Test("A known share is shown as a bar and a figure")
  func share() throws {
    let session = try session {
      ProgressNode("done", fraction: 0.5)
      ProgressNode("", fraction: 2)
      ProgressNode("", fraction: .nan)
    }
    #expect(session.grid.text(row: 0) == "█████░░░░ 50 %  done")
    #expect(session.grid.text(row: 1) == "██████████████ 100 %")
    #expect(session.grid.text(row: 2).hasPrefix("░░░"))
  }
}
