import NavCore
import Testing

@testable import NavLayout

@Suite("A bar's title stands in the middle, never under its ends")
@MainActor struct BarTests {
  private func bar(
    _ back: String, _ title: String, _ trailing: String, columns: Int
  ) throws -> Stage {
    try Stage(columns: columns, rows: 1) {
      BarNode {
        if !back.isEmpty { ButtonNode(back, symbol: .back, role: .back) {} }
      } middle: {
        TextNode(title, lineLimit: 1)
      } trailing: {
        if !trailing.isEmpty { ButtonNode(trailing) {} }
      }
    }
  }

  @Test("With room on both sides the title is centred in the whole bar")
  func centred() throws {
    #expect(try bar("Fruits", "Apple", "", columns: 33).lines() == [" ‹ Fruits     Apple"])
    #expect(try bar("", "Apple", "", columns: 15).lines() == ["     Apple"])
    #expect(try bar("", "Apple", "Add", columns: 15).lines() == ["    Apple  Add"])
  }

  @Test("The way back shortens before the title does, and keeps its symbol")
  func shortening() throws {
    let lines = try (4...40).map { try bar("Fruits", "Apple", "", columns: $0).lines()[0] }
    for line in lines where line.contains("Fruits") { #expect(line.contains("Apple")) }
    #expect(lines.contains { $0.contains("‹ Fr…") && $0.contains("Apple") })
    #expect(lines.contains { $0.contains("‹…") && $0.contains("App…") })
    #expect(lines.allSatisfy { $0.contains("‹") })
  }

  @Test("Nothing overlaps and nothing leaves the bar, at every width", arguments: 1...120)
  func everyWidth(columns: Int) throws {
    for (back, title, trailing) in [
      ("Fruits and vegetables", "A title of some length 日本語", "Add"), ("", "日本語", ""),
      ("B", "", "One two three"), ("日本語の果物", "Apple", "検索"),
    ] {
      let stage = try bar(back, title, trailing, columns: columns)
      let body = try stage.body()
      let spans = body.children.map { child in
        child.offset.x..<child.offset.x + child.box.size.width
      }
      #expect(spans.allSatisfy { $0.isEmpty || ($0.lowerBound >= 0 && $0.upperBound <= columns) })
      #expect(!spans[0].overlaps(spans[1]) && !spans[1].overlaps(spans[2]))
      #expect(!spans[0].overlaps(spans[2]))
      let free = min(
        spans[1].lowerBound - spans[0].upperBound, spans[2].lowerBound - spans[1].upperBound)
      #expect(spans[1].isEmpty || free >= 1, "a cell is left between title and ends")
    }
  }

  @Test("A title that changes is placed as if it had been there from the start")
  func changes() throws {
    let tally = Tally()
    let titles = ["Apple", "A title that is longer", "日本", "", "Apples", "A title that is long"]
    for columns in 6...40 {
      let stage = try Stage(columns: columns, rows: 1) { Self.bar(tally) }
      for title in titles {
        tally.text = title
        let fresh = try Stage(columns: columns, rows: 1) { Self.bar(tally) }
        #expect(stage.lines() == fresh.lines(), "\(columns) columns, \(title)")
      }
    }
  }

  private static func bar(_ tally: Tally) -> BarNode {
    BarNode {
      ButtonNode("Fruits", symbol: .back) {}
    } middle: {
      TextNode(tally.text, lineLimit: 1)
    }
  }
}
