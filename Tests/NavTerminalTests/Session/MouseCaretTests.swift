import NavCore
import Testing

@testable import NavTerminal

@Suite("A click in a field puts the caret where the text was seen")
@MainActor struct MouseCaretTests {
  private let rig = FieldRig()

  @Test(
    "in a field of one line: before the character that was clicked, behind the text at its end",
    arguments: [
      ("abc", 1, 0), ("abc", 3, 2), ("abc", 0, 0), ("abc", 4, 3), ("abc", 11, 3), ("日本語", 3, 2),
      ("日本語", 4, 2), ("e\u{301}x", 2, 1), ("", 5, 0),
    ])
  func oneLine(text: String, column: Int, caret: Int) throws {
    let driver = try rig.driver(text)
    driver.click(column: column, row: 1)
    #expect(driver.focus == "Name" && driver.caret == [caret, 1])
    #expect(rig.tally.log.isEmpty, "a click submits nothing")
  }

  @Test("where the text is longer than the field, in what is in sight of it")
  func longText() throws {
    let driver = try rig.driver("0123456789abcdef")
    #expect(driver.text[1] == " 6789abcdef")
    driver.click(column: 3, row: 1)
    driver.type("|")
    #expect(rig.tally.text == "01234567|89abcdef")
  }

  @Test("also in a field that shows its beginning, because it did not have the focus yet")
  func withoutFocus() throws {
    let driver = try rig.driver("0123456789abcdef")
    driver.press(.down)
    #expect(driver.focus == "Go" && driver.text[1] == " 0123456789a")
    driver.click(column: 3, row: 1)
    #expect(driver.focus == "Name")
    driver.type("|")
    #expect(rig.tally.text == "01|23456789abcdef")
  }

  @Test("in a field of several lines, in the line that was clicked")
  func severalLines() throws {
    let driver = try rig.driver("first\nsec\nthird one", isMultiline: true)
    for (column, row, caret) in [
      (3, 1, [2, 1]), (9, 2, [3, 2]), (1, 3, [0, 3]), (11, 3, [9, 3]), (3, 2, [2, 2]),
    ] {
      driver.click(column: column, row: row)
      #expect(driver.caret == caret)
    }
  }

  @Test("in a line that was broken, in that line")
  func brokenLine() throws {
    let driver = try rig.driver("0123456789abcdefghijxyz", isMultiline: true)
    driver.click(column: 11, row: 1)
    #expect(driver.caret == [9, 1])
    driver.click(column: 1, row: 2)
    #expect(driver.caret == [0, 2])
  }

  @Test("in a field whose upper lines are out of sight, in the line that is seen there")
  func cut() throws {
    let tally = Tally()
    tally.text = "a1\nb2\nc3\nd4\ne5"
    let driver = try TerminalDriver.showing(columns: 20, rows: 7) {
      ScrollNode {
        TextNode("head")
        FieldNode("Text", text: tally.text, isMultiline: true) { tally.text = $0 }
        for index in 0..<6 { TextNode("line \(index)") }
      }
    }
    for _ in 0..<4 { driver.press(.up) }
    driver.turnWheel(.down, column: 3, row: 3)
    #expect(driver.text[1].contains("c3") && driver.text[2].contains("line 0"))
    driver.click(column: 2, row: 1)
    driver.type("|")
    #expect(tally.text == "a1\nb2\nc|3\nd4\ne5")
  }
}
