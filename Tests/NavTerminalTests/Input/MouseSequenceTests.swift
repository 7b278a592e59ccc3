import NavTestSupport
import Testing

@testable import NavTerminal

@Suite("What the reports of the mouse mean")
struct MouseSequenceTests {
  private func events(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    var events: [InputEvent] = []
    parser.feed(text.utf8, into: &events)
    parser.flush(into: &events)
    return events
  }

  @Test(
    "buttons, drags, releases and the wheel, with or without keys that are pressed",
    arguments: [
      ("0;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
      ("1;80;24M", MouseEvent(.press(.middle), column: 79, row: 23)),
      ("2;300;200M", MouseEvent(.press(.right), column: 299, row: 199)),
      ("0;5;6m", MouseEvent(.release(.left), column: 4, row: 5)),
      ("2;5;6m", MouseEvent(.release(.right), column: 4, row: 5)),
      ("32;7;8M", MouseEvent(.drag(.left), column: 6, row: 7)),
      ("34;7;8M", MouseEvent(.drag(.right), column: 6, row: 7)),
      ("64;2;3M", MouseEvent(.wheel(.up), column: 1, row: 2)),
      ("65;2;3M", MouseEvent(.wheel(.down), column: 1, row: 2)),
      ("66;2;3M", MouseEvent(.wheel(.left), column: 1, row: 2)),
      ("67;2;3M", MouseEvent(.wheel(.right), column: 1, row: 2)),
      ("4;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
      ("28;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
      ("52;9;9M", MouseEvent(.drag(.left), column: 8, row: 8)),
      ("81;9;9M", MouseEvent(.wheel(.down), column: 8, row: 8)),
    ])
  func reports(_ text: String, _ event: MouseEvent) {
    #expect(events("\u{1B}[<\(text)") == [.mouse(event)])
  }

  @Test(
    "what is no report, or one of nothing that is asked for, is swallowed whole",
    arguments: [
      "35;3;4M", "3;3;4M", "128;3;4M", "129;3;4m", "64;3;4m", "0;0;4M", "0;4;0M", "0;3M",
      "0;3;4;5M", "M", ";;M", "0;;4M", "0;3;4:2M", "0;-3;4M", "a;3;4M",
    ])
  func others(_ text: String) {
    let found = events("\u{1B}[<\(text)q")
    #expect(found.allSatisfy { if case .mouse = $0 { false } else { true } })
    #expect(found.last == .key(KeyPress(.character("q"))))
  }

  @Test("numbers without end are held to what a terminal can have")
  func huge() {
    let nines = String(repeating: "9", count: 15)
    #expect(
      events("\u{1B}[<0;\(nines);\(nines)M")
        == [.mouse(MouseEvent(.press(.left), column: 99_999, row: 99_999))])
  }

  @Test("cut anywhere, a report is the same")
  func pieces() {
    let bytes = Array("x\u{1B}[<0;12;7My\u{1B}[<0;12;7mz".utf8)
    let whole = events(String(decoding: bytes, as: UTF8.self))
    #expect(whole.count == 5)
    for cut in bytes.indices {
      var parser = InputParser()
      var found: [InputEvent] = []
      parser.feed(bytes[..<cut], into: &found)
      parser.feed(bytes[cut...], into: &found)
      #expect(found == whole)
    }
  }
}
