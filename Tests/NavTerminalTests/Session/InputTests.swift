import NavCore
import NavLayout
import NavStyles
import NavThemes
import Testing

@testable import NavTerminal

@Suite("What comes in one piece is taken as if it came key by key")
@MainActor struct InputTests {
  private let tally = Tally()

  private func session(_ root: ContainerPlan) throws -> TerminalSession {
    let app = try NavApp("Test", plugins: [BuiltInThemes(), BuiltInStyles()], root: root)
    return TerminalSession(
      app, room: .terminal(columns: 40, rows: 10), colors: .truecolor,
      options: TerminalOptions())
  }

  private func field(isMultiline: Bool) throws -> TerminalSession {
    try session(
      .stack(
        .screen(
          Screen("Field") { [tally] in
            FieldNode("Name", text: tally.text, isMultiline: isMultiline) {
              tally.text = $0
              tally.log.append($0)
            }
            ButtonNode("Go") { tally.count += 1 }
          })))
  }

  private func events(_ text: String) -> ArraySlice<InputEvent> {
    text.map { .key(KeyPress($0 == "\n" ? .enter : .character($0))) }[...]
  }

  @Test("text for a field goes there as a whole, line ends too where it has several lines")
  func typing() throws {
    let session = try field(isMultiline: true)
    var events = events("first\nsecond")
    session.take(&events)
    #expect(tally.log == ["first\nsecond"] && events.isEmpty)
  }

  @Test("keys among the text are taken in their place")
  func keysAmongText() throws {
    let session = try field(isMultiline: false)
    var events = events("ac") + [.key(KeyPress(.left))] + self.events("b")
    session.take(&events)
    #expect(tally.text == "abc")
    events = [.key(KeyPress(.down)), .key(KeyPress(.enter)), .key(KeyPress(.up))]
    events += self.events("d\ne")
    session.take(&events)
    #expect(tally.count == 1)
    // A field is entered at the end of its text, and Enter leaves it; “e” is no command.
    #expect(tally.text == "abcd")
  }

  @Test("Ctrl-Z and what comes after it is left to the host")
  func suspending() throws {
    let session = try field(isMultiline: true)
    var events = events("ab") + [.key(.suspend)] + self.events("c")
    session.take(&events)
    #expect(tally.text == "ab" && events.count == 2 && events.first == .key(.suspend))
  }

  @Test("what is typed after the app was left is for no one")
  func leaving() throws {
    let session = try session(
      .stack(.screen(Screen("List") { RowNode("row") { [tally] in tally.count += 1 } })))
    var events = events("q\n\n")
    session.take(&events)
    #expect(session.isFinished && events.isEmpty && tally.count == 0)
  }

  @Test("back at the very beginning leaves a field, and an app that another one opened")
  func backAtTheBeginning() throws {
    let session = try field(isMultiline: false)
    session.canLeaveByBack = true
    session.render()
    session.handle(.key(KeyPress(.escape)))
    session.render()
    #expect(session.placed.focused?.label == "Go" && !session.isFinished)
    session.handle(.key(KeyPress(.escape)))
    #expect(session.isFinished)
    let alone = try field(isMultiline: false)
    alone.render()
    for _ in 0..<3 {
      alone.handle(.key(KeyPress(.escape)))
      alone.render()
    }
    #expect(!alone.isFinished)
  }
}
