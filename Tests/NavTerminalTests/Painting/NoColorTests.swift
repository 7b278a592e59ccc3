import NavCore
import Testing

@testable import NavTerminal

@Suite("Without colours everything can still be told apart")
@MainActor struct NoColorTests {
  private func driver() throws -> TerminalDriver {
    var options = TerminalOptions()
    options.hasColor = false
    return try TerminalDriver.showing(options: options) {
      ListNode(count: 3) { number in
        RowNode(label: "row \(number)", isSelected: number == 1, action: {}) {
          ShapeNode(.disc, fill: .role(.red), width: 16, height: 16)
          TextNode("row \(number)")
        }
      }
      FieldNode("Name", text: "text") { _ in }
      ButtonNode("off", isEnabled: false) {}
    }
  }

  @Test("The focus is shown the other way round, over the whole row, and no colour is written")
  func focus() throws {
    let driver = try driver()
    for key in [TerminalKey.down, .up] {
      driver.press(key)
      let row = key == .down ? 2 : 1
      for column in 0..<40 {
        #expect(driver.look(column: column, row: row).isReversed)
        #expect(!driver.look(column: column, row: 3).isReversed)
      }
    }
    let bytes = String(decoding: driver.encodeChanges(), as: UTF8.self)
    #expect(!bytes.contains("38;") && !bytes.contains("48;"))
  }

  @Test("No cell says that it has a colour")
  func looks() throws {
    let driver = try driver()
    for row in 0..<12 {
      for column in 0..<40 {
        let look = driver.look(column: column, row: row)
        #expect(look.ink == nil && look.ground == nil)
      }
    }
    #expect(!driver.coloredText.contains("38;"))
  }

  @Test("What is chosen is bold, a field is underlined, what can't be used is dim")
  func weights() throws {
    let driver = try driver()
    #expect(driver.look(column: 5, row: 2).isBold)
    let session = driver.rendered()
    let rows = (0..<12).filter { session.pen(column: 0, row: $0).attributes.contains(.underline) }
    #expect(rows.count == 1)
    let last = try #require(driver.text.lastIndex { $0.contains("off") })
    #expect(session.pen(column: 1, row: last).attributes.contains(.dim))
  }
}
