import NavCore
import Testing

@testable import NavLayout

@Suite("Of alternatives the first that fits is shown")
@MainActor struct FittingTests {
  @Test("The longest that is not wider than the room, and the last one where none fits")
  func widths() throws {
    for (columns, text) in [
      (20, "a long text"), (11, "a long text"), (10, "short"), (5, "short"), (4, "x"), (1, "x"),
    ] {
      let stage = try Stage(columns: columns, rows: 1) {
        FittingNode {
          TextNode("a long text")
          TextNode("short")
          TextNode("x")
        }
      }
      #expect(stage.lines() == [text], "\(columns) columns")
    }
    let cut = try Stage(columns: 3, rows: 1) {
      FittingNode { TextNode("last one", lineLimit: 1) }
    }
    #expect(cut.lines() == ["la…"])
  }

  @Test("In a line each takes what the others leave")
  func line() throws {
    let stage = try Stage(columns: 14, rows: 1) {
      StackNode(.horizontal, gap: .small) {
        FittingNode {
          TextNode("one hundred")
          TextNode("100")
        }
        FittingNode {
          TextNode("two hundred")
          TextNode("200")
        }
      }
    }
    #expect(stage.lines() == ["100 200"])
  }

  @Test("What fits another width is chosen anew, also from boxes of the frame before")
  func changes() throws {
    let tally = Tally()
    for columns in 1...24 {
      let stage = try Stage(columns: columns, rows: 1) { Self.content(tally) }
      for text in ["short", "a text of some length", "", "short"] {
        tally.text = text
        let fresh = try Stage(columns: columns, rows: 1) { Self.content(tally) }
        #expect(stage.lines() == fresh.lines(), "\(columns) columns, \(text)")
      }
    }
  }

  private static func content(_ tally: Tally) -> FittingNode {
    FittingNode {
      TextNode("\(tally.text) and more")
      TextNode(tally.text)
      TextNode("-")
    }
  }

  @Test("What is the same in two of them keeps the focus when the room changes")
  func focus() throws {
    var stage = try Stage(columns: 20, rows: 1) {
      FittingNode {
        KeyedNode("save") { ButtonNode("Save it all") {} }
        KeyedNode("save") { ButtonNode("Save") {} }
      }
    }
    let id = try #require(stage.place().focusTargets.first?.id)
    try stage.focus(id)
    stage.size = LayoutSize(8, 1)
    stage.update()
    #expect(stage.place().focused?.id == id && stage.lines() == [" Save"])
  }

  @Test("Nothing to choose from shows nothing")
  func none() throws {
    #expect(try Stage(columns: 5, rows: 1) { FittingNode {} }.lines() == [""])
  }
}
