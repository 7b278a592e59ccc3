import NavCore
import Testing

@testable import NavTerminal

@Suite("A script is steps parted by semicolons")
struct ScriptTests {
  @Test(
    "Every key has a word that stands for it",
    arguments: [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("enter", .enter),
      ("escape", .escape), ("backspace", .backspace), ("tab", .tab), ("backtab", .backTab),
      ("delete", .delete), ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown),
      ("key home", .home), ("key up", .up), ("key x", .character("x")), ("ctrl c", .control("c")),
      (#"ctrl " ""#, .control(" ")),
    ] as [(String, TerminalKey)])
  func keys(text: String, key: TerminalKey) throws {
    #expect(try Script(parsing: text).steps == [.key(key)])
  }

  @Test(
    "One character is a key, in quotes where it would mean something else",
    arguments: [
      ("x", "x"), ("é", "é"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("?", "?"), ("\\", "\\"), (#"";""#, ";"),
      (#"" ""#, " "), (#""\"""#, "\""), (#""\\""#, "\\"), (#""x""#, "x"), (#""\u{2026}""#, "…"),
    ] as [(String, Character)])
  func characters(text: String, character: Character) throws {
    #expect(try Script(parsing: text).steps == [.key(.character(character))])
  }

  @Test("Back and home are actions, whatever the keys of that name do")
  func actions() throws {
    #expect(try Script(parsing: "back; home").steps == [.back, .home])
  }

  @Test("A device is turned, and named by its name in the table")
  func devices() throws {
    let steps: [ScriptStep] = [.rotate, .device(try .named("ipad-11")), .rotate]
    #expect(try Script(parsing: "rotate; device ipad-11; rotate").steps == steps)
    #expect(throws: ScriptError.self) { try Script(parsing: #"device "ipad-11""#) }
  }

  @Test("tab is a key alone, and a page with a number")
  func pages() throws {
    #expect(try Script(parsing: "tab; tab 2; tab").steps == [.key(.tab), .page(2), .key(.tab)])
  }

  @Test(
    "The pointer is clicked, dragged, released and turned at cells; time passes in milliseconds")
  func pointer() throws {
    let (first, second) = (ScriptPoint(column: 100, row: 20), ScriptPoint(column: 20, row: 20))
    #expect(
      try Script(parsing: "drag 100,20 20,20 300ms; release; wait 50ms; click 20,20").steps
        == [
          .drag(first, second, .milliseconds(300)), .release, .wait(.milliseconds(50)),
          .click(second),
        ])
    #expect(
      try Script(parsing: "drag 100,20 20,20; wheel down 20,20; rightclick 100,20").steps
        == [.drag(first, second, .zero), .wheel(.down, second), .rightClick(first)])
  }

  @Test("A text in quotes may hold semicolons and escapes")
  func typing() throws {
    let script = try Script(parsing: #"type "a; b" ; type "\"\\\n\t\u{1B}é"; type """#)
    #expect(script.steps == [.type("a; b"), .type("\"\\\n\t\u{1B}é"), .type("")])
  }

  @Test("Empty steps and blanks around steps mean nothing")
  func blanks() throws {
    #expect(try Script(parsing: "").steps.isEmpty)
    #expect(try Script(parsing: " ;;\n; ").steps.isEmpty)
    let steps: [ScriptStep] = [.key(.down), .key(.enter), .back]
    #expect(try Script(parsing: "down;enter;back").steps == steps)
    #expect(try Script(parsing: "; down ;\n\tenter;; back ; ").steps == steps)
  }

  @Test("A size is from 1 to 1000 in both directions")
  func sizes() throws {
    #expect(
      try Script(parsing: "resize 80x24; resize 1x1; resize 1000x1000").steps == [
        .resize(columns: 80, rows: 24), .resize(columns: 1, rows: 1),
        .resize(columns: 1000, rows: 1000),
      ])
    for wrong in [
      "0x24", "80x0", "1001x1", "1x1001", "80", "80x", "x24", "x", "80x24x1", "-1x2", "+8x2",
      "80X24", "8.5x2", "99999999999999999999x1", "٨x2", "\"80x24\"",
    ] {
      #expect(throws: ScriptError.self, "\(wrong)") {
        try Script(parsing: "resize \(wrong)")
      }
    }
  }
}
