import NavCore
import NavTestSupport
import Testing

@testable import NavTerminal

@Suite("Nodes are drawn into cells")
@MainActor struct CellPainterTests {
  @Test("A wide character takes two cells, and half of one is a blank")
  func wide() throws {
    let driver = try TerminalDriver.showing(columns: 5, rows: 4) {
      TextNode("a日b本c", lineLimit: 1)
      TextNode("👨‍👩‍👧e\u{301}x")
    }
    #expect((0..<5).map { driver.text(column: $0, row: 1) } == ["a", "日", "", "b", "…"])
    #expect((0..<5).map { driver.text(column: $0, row: 2) } == ["👨‍👩‍👧", "", "e\u{301}", "x", " "])
  }

  @Test("Wide characters beside something that comes and goes stay whole", arguments: 20...45)
  func torn(columns: Int) throws {
    let text = String(repeating: "日本語", count: 400)
    let driver = try TerminalDriver.showing(columns: columns, rows: 12) {
      ScrollNode { TextNode("x" + text) }
    }
    let before = driver.text
    driver.model.ask(Prompt("Sure?", message: "質問", choices: [.init("はい")])) { _ in }
    #expect(driver.text != before)
    driver.model.answer(.init("はい"))
    #expect(driver.text == before)
  }

  @Test("A line stands upright between columns and lies between rows")
  func lines() throws {
    let driver = try TerminalDriver.showing(columns: 4, rows: 4) { DividerNode() }
    #expect(driver.text[1] == "────")
  }

  @Test("A sheet has a border of rounded lines")
  func border() throws {
    let driver = try TerminalDriver.showing(columns: 50, rows: 20) { TextNode("below") }
    driver.model.front.present(Screen("Sheet") { TextNode("inside") })
    #expect(driver.text[2].contains("╭──────") && driver.text[17].contains("╰──────"))
    #expect(driver.text[4].contains("│inside"))
  }

  @Test("Control characters of a text never reach a terminal")
  func controls() throws {
    let evil = "a\u{1B}[2J\u{7}b\u{202E}c"
    let driver = try TerminalDriver.showing(columns: 30, rows: 8, title: evil) {
      TextNode(evil)
      ButtonNode(evil) {}
      FieldNode(evil, text: evil) { _ in }
      ProgressNode(evil)
      RowNode(evil, detail: evil, action: {})
    }
    let bytes = String(decoding: driver.encodeChanges(), as: UTF8.self)
    #expect(
      !bytes.contains("\u{1B}[2Jb") && !bytes.contains("\u{7}") && !bytes.contains("\u{202E}"))
    var terminal = TerminalEmulator.agreeing(columns: 30, rows: 8)
    terminal.feed(bytes.utf8)
    #expect(terminal.failures.isEmpty)
  }

  @Test("A theme's fonts are bold where they say so")
  func bold() throws {
    let driver = try TerminalDriver.showing {
      TextNode("a", font: .headline)
      TextNode("b")
    }
    #expect(driver.look(column: 0, row: 1).isBold && !driver.look(column: 0, row: 2).isBold)
  }
}
