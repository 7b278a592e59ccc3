import NavCore
import Testing

@testable import NavTerminal

@Suite("A step that means nothing is named, with why and what was expected")
struct ScriptErrorTests {
  struct Mistake: Sendable, CustomStringConvertible {
    let script: String
    let step: Int
    let text: String
    let reason: String
    var nearest: String?

    var description: String { script }
  }

  @Test(
    "The step, its text, the reason and the nearest word",
    arguments: [
      Mistake(script: "dwn", step: 1, text: "dwn", reason: "unknown step", nearest: "down"),
      Mistake(
        script: "up;; down ; Enter;x", step: 3, text: "Enter", reason: "unknown step",
        nearest: "enter"),
      Mistake(
        script: "up; down down", step: 2, text: "down down", reason: "down takes nothing after it"),
      Mistake(
        script: "x y", step: 1, text: "x y", reason: "one character takes nothing after it"),
      Mistake(script: "type", step: 1, text: "type", reason: "type takes something after it"),
      Mistake(
        script: "type Milk; up", step: 1, text: "type Milk", reason: "type can't take “Milk”"),
      Mistake(
        script: #"type "a" "b""#, step: 1, text: #"type "a" "b""#,
        reason: #""b" is too much after type"#),
      Mistake(
        script: #"up; type "a; b"#, step: 2, text: #"type "a; b"#,
        reason: "a quote is opened but not closed"),
      Mistake(
        script: #"type "a\q""#, step: 1, text: #"type "a\q"#,
        reason: "“\\” is followed by nothing known"),
      Mistake(
        script: #""\u{110000}""#, step: 1, text: #""\u{110000"#,
        reason: "“\\” is followed by nothing known"),
      Mistake(script: #""ab""#, step: 1, text: #""ab""#, reason: "a text in quotes is no step"),
      Mistake(script: #""""#, step: 1, text: #""""#, reason: "a text in quotes is no step"),
      Mistake(script: "resize 0x9", step: 1, text: "resize 0x9", reason: "resize can't take “0x9”"),
      Mistake(
        script: "key hoem", step: 1, text: "key hoem", reason: "key can't take “hoem”",
        nearest: "home"),
      Mistake(
        script: "device ipd-11", step: 1, text: "device ipd-11",
        reason: "device can't take “ipd-11”", nearest: "ipad-11"),
      Mistake(
        script: "rotate 2", step: 1, text: "rotate 2", reason: "rotate takes nothing after it"),
      Mistake(
        script: "swipe lift", step: 1, text: "swipe lift", reason: "swipe can't take “lift”",
        nearest: "left"),
      Mistake(script: "device", step: 1, text: "device", reason: "device takes something after it"),
      Mistake(script: "tab x", step: 1, text: "tab x", reason: "tab can't take “x”"),
      Mistake(script: "tab 0", step: 1, text: "tab 0", reason: "tab can't take “0”"),
      Mistake(script: "tab 1 2", step: 1, text: "tab 1 2", reason: "“2” is too much after tab"),
      Mistake(script: "click 3", step: 1, text: "click 3", reason: "click can't take “3”"),
      Mistake(script: "click -1,2", step: 1, text: "click -1,2", reason: "click can't take “-1,2”"),
      Mistake(
        script: "wheel dwn 1,2", step: 1, text: "wheel dwn 1,2", reason: "wheel can't take “dwn”",
        nearest: "down"),
      Mistake(script: "wheel up", step: 1, text: "wheel up", reason: "wheel takes more after it"),
      Mistake(
        script: "drag 1,2 3,4 5s", step: 1, text: "drag 1,2 3,4 5s", reason: "drag can't take “5s”"),
      Mistake(
        script: "drag 1,2 3,4 5ms 6", step: 1, text: "drag 1,2 3,4 5ms 6",
        reason: "“6” is too much after drag"),
      Mistake(
        script: "wait 60001ms", step: 1, text: "wait 60001ms", reason: "wait can't take “60001ms”"),
      Mistake(script: "ctrl cc", step: 1, text: "ctrl cc", reason: "ctrl can't take “cc”"),
    ])
  func mistakes(_ mistake: Mistake) throws {
    let error = try #require(throws: ScriptError.self) { try Script(parsing: mistake.script) }
    #expect(error.step == mistake.step)
    #expect(error.text == mistake.text)
    #expect(error.reason == mistake.reason)
    #expect(error.nearest == mistake.nearest)
    #expect(!error.expected.isEmpty)
  }

  @Test("The message says all of it in one line")
  func message() throws {
    let error = try #require(throws: ScriptError.self) { try Script(parsing: "up; resize 2") }
    #expect(
      error.description
        == "step 2, “resize 2”: resize can't take “2”; expected columns and rows of cells, "
        + "each a whole number from 1 to 1000, as in 80x24")
  }

  @Test("Every known word is named where an unknown one stands")
  func known() throws {
    let error = try #require(throws: ScriptError.self) { try Script(parsing: "upp") }
    for word in ScriptWord.all { #expect(error.description.contains(word.name)) }
    #expect(error.description.hasSuffix("did you mean “up”?"))
  }

  @Test("Every device is named where an unknown one stands")
  func devices() throws {
    let error = try #require(throws: ScriptError.self) { try Script(parsing: "device x") }
    for device in Device.all { #expect(error.expected.contains(device.name)) }
  }

  @Test("Control characters and overlong text don't reach the message")
  func harmless() throws {
    for script in ["\u{1B}[31m\u{9B}", "type \u{1B}[0m", String(repeating: "a", count: 100_000)] {
      let error = try #require(throws: ScriptError.self) { try Script(parsing: script) }
      let scalars = error.description.unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control })
      #expect(scalars.count < 600)
    }
  }
}
