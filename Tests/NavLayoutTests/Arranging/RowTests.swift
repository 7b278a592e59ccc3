import NavCore
import Testing

@testable import NavLayout

@Suite("Rows go over the whole width")
@MainActor struct RowTests {
  @Test("A row that leads on is marked at its trailing end")
  func disclosure() throws {
    let stage = try Stage(columns: 12, rows: 3) {
      RowNode("Apple", action: {})
      RowNode("Pear", hasDisclosure: false, action: {})
      RowNode("Only text")
    }
    #expect(stage.lines() == [" Apple    ›", " Pear", " Only text"])
  }

  @Test("Symbol, title and the text below it stand beside each other")
  func parts() throws {
    let stage = try Stage(columns: 14, rows: 2) {
      RowNode("Apple", detail: "a fruit", symbol: .folder, action: {})
    }
    #expect(stage.lines() == [" ▸ Apple    ›", "   a fruit"])
  }

  @Test("A spacer in a row takes what is left")
  func spacer() throws {
    let stage = try Stage(columns: 16, rows: 2) {
      RowNode(label: "Size", action: {}) {
        TextNode("Size")
        SpacerNode()
        TextNode("12 kB")
      }
      RowNode(label: "Size") {
        TextNode("Size")
        SpacerNode()
        TextNode("12 kB")
      }
    }
    #expect(stage.lines() == [" Size   12 kB ›", " Size     12 kB"])
  }

  @Test("A title that has no room is cut, the mark stays")
  func narrow() throws {
    for columns in 5...20 {
      let stage = try Stage(columns: columns, rows: 1) {
        RowNode("A title of some length", action: {})
      }
      #expect(stage.lines()[0].hasSuffix("…  ›") || stage.lines()[0].hasSuffix("… ›"))
      #expect(stage.lines()[0].count == columns - 1)
    }
  }

  @Test("A row is as high as what is highest in it")
  func height() throws {
    let stage = try Stage(columns: 20, rows: 9) {
      RowNode(label: "x") { TextNode("one\ntwo\nthree") }
      RowNode(label: "y") {}
    }
    #expect(try stage.body().children.map(\.box.size.height) == [3, 1])
  }
}
