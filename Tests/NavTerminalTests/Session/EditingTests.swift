import NavCore
import Testing

@testable import NavTerminal

@Suite("Text is edited in fields")
@MainActor struct EditingTests {
  private let rig = FieldRig()

  @Test(
    "Keys write, erase and move the caret, and do nothing at the ends",
    arguments: [
      ("abc", "type \"d\"", "abcd", 4), ("abc", "left; type \"x\"", "abxc", 3),
      ("abc", "key home; type \"x\"", "xabc", 1), ("abc", "key home; end; type \"x\"", "abcx", 4),
      ("abc", "backspace", "ab", 2), ("abc", "key home; backspace", "abc", 0),
      ("abc", "key home; delete", "bc", 0), ("abc", "delete", "abc", 3),
      ("abc", "left; left; backspace; delete", "c", 0), ("abc", "right; right", "abc", 3),
      ("", "backspace; delete; left; right", "", 0), ("日本", "left; type \"x\"", "日x本", 3),
      ("e", "type \"\u{301}\"", "e\u{301}", 1), ("👨‍👩‍👧b", "left; backspace", "b", 0),
      ("", "type \"q?hjk\"", "q?hjk", 5), ("a", "ctrl x", "a", 1),
    ])
  func keys(before: String, script: String, after: String, column: Int) throws {
    let driver = try rig.driver(before)
    for step in try Script(parsing: script).steps { driver.perform(step) }
    #expect(rig.tally.text == after)
    #expect(driver.caret == [column, 1])
    #expect(!driver.isFinished && driver.model.prompt == nil)
  }

  @Test("Enter submits a field of one line, and makes a line in one of several")
  func enter() throws {
    let driver = try rig.driver("abc")
    driver.press(.enter)
    #expect(rig.tally.log == ["submit"] && rig.tally.text == "abc")
    let multiline = try rig.driver("abc", isMultiline: true)
    multiline.press(.left)
    multiline.press(.enter)
    #expect(rig.tally.text == "ab\nc" && multiline.caret == [0, 2])
    #expect(rig.tally.log == ["submit"])
  }

  @Test("Without something to submit Enter goes on to what is below")
  func enterGoesOn() throws {
    let driver = try TerminalDriver.showing {
      FieldNode("a", text: "") { _ in }
      FieldNode("b", text: "") { _ in }
    }
    driver.press(.enter)
    #expect(driver.focus == "b")
  }

  @Test("Pasting puts in a text as a whole, line ends as blanks where there is one line")
  func paste() throws {
    let driver = try rig.driver("ab")
    driver.press(.left)
    driver.paste("1\r\n2\n3")
    #expect(rig.tally.text == "a1 2 3b" && driver.caret == [6, 1])
    let multiline = try rig.driver("ab", isMultiline: true)
    multiline.paste("x\ny")
    #expect(rig.tally.text == "abx\ny" && multiline.caret == [1, 2])
    let list = try TerminalDriver.showing { RowNode("row", action: {}) }
    list.paste("q")
    #expect(!list.isFinished)
  }

  @Test("A long text of one line is shown around the caret")
  func longText() throws {
    let driver = try rig.driver("0123456789abcdef")
    #expect(driver.text[1] == " 6789abcdef" && driver.caret == [10, 1])
    driver.press(.home)
    #expect(driver.text[1] == " 0123456789a" && driver.caret == [0, 1])
    for _ in 0..<12 { driver.press(.right) }
    #expect(driver.caret == [10, 1] && driver.text(column: 11, row: 1) == "c")
  }

  @Test("A text that the app changes meanwhile keeps the caret within it")
  func changedByTheApp() throws {
    let driver = try rig.driver("abcdef")
    rig.tally.text = "ab"
    driver.press(.character("x"))
    #expect(rig.tally.text == "abx")
    rig.tally.text = ""
    driver.press(.left)
    driver.press(.backspace)
    driver.press(.character("y"))
    #expect(rig.tally.text == "y" && driver.caret == [1, 1])
  }

  @Test("An app that takes only some of what is typed has its way")
  func filtered() throws {
    let tally = Tally()
    let driver = try TerminalDriver.showing(columns: 12) {
      FieldNode("Digits", text: tally.text) { tally.text = $0.filter(\.isNumber) }
    }
    driver.type("1a2b")
    driver.paste("c3")
    #expect(tally.text == "123" && driver.caret == [3, 1])
  }

  @Test("Letters are commands again when the focus has left the field")
  func commands() throws {
    let driver = try rig.driver("")
    driver.type("q")
    #expect(!driver.isFinished)
    driver.press(.down)
    driver.press(.character("q"))
    #expect(driver.isFinished && rig.tally.text == "q")
  }

  @Test("An empty field shows what it is called")
  func label() throws {
    let driver = try rig.driver("")
    #expect(driver.text[1] == " Name")
    driver.type("x")
    #expect(driver.text[1] == " x")
  }
}
