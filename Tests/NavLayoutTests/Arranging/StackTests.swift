import NavCore
import Testing

@testable import NavLayout

@Suite("Stacks put nodes one below the other, or beside each other")
@MainActor struct StackTests {
  @Test("Gaps are between nodes, padding is around them")
  func gaps() throws {
    let stage = try Stage(columns: 12, rows: 8) {
      StackNode(gap: .medium, padding: .medium) {
        TextNode("one")
        TextNode("two")
      }
    }
    #expect(stage.lines() == ["", "  one", "", "  two", "", "", "", ""])
  }

  @Test("Flexible nodes share the height that is left, the last one has what can't be shared")
  func flexible() throws {
    let stage = try Stage(columns: 4, rows: 10) {
      TextNode("a")
      SpacerNode()
      TextNode("b")
      ScrollNode { TextNode("c") }
      TextNode("d")
    }
    #expect(stage.lines() == ["a", "", "", "", "b", "c", "", "", "", "d"])
    #expect(try stage.body().children.map(\.box.size.height) == [1, 3, 1, 4, 1])
  }

  @Test("Where there is too little room flexible nodes have none, and the rest is cut")
  func tooLow() throws {
    let stage = try Stage(columns: 4, rows: 2) {
      TextNode("a")
      SpacerNode()
      TextNode("b")
      TextNode("c")
    }
    #expect(stage.lines() == ["a", "b"])
  }

  @Test("Centred nodes stand in the middle of the stack")
  func centred() throws {
    let stage = try Stage(columns: 9, rows: 4) {
      StackNode(alignment: .center) {
        TextNode("one")
        TextNode("three")
      }
      StackNode(.horizontal, alignment: .center) {
        TextNode("a\nb\nc")
        TextNode("d")
      }
    }
    #expect(stage.lines() == ["   one", "  three", "a", "bd"])
  }

  @Test("Beside each other nodes are as wide as they like, and spacers share what is left")
  func spacers() throws {
    let stage = try Stage(columns: 10, rows: 1) {
      StackNode(.horizontal) {
        TextNode("a")
        SpacerNode()
        TextNode("b")
        SpacerNode()
        TextNode("c")
      }
    }
    #expect(stage.lines() == ["a   b    c"])
  }

  @Test("Where there is not enough room the widest give way, in even shares")
  func fit() throws {
    let stage = try Stage(columns: 10, rows: 2) {
      StackNode(.horizontal, gap: .small) {
        TextNode("ab")
        TextNode("cdefgh", lineLimit: 1)
        TextNode("ijklmn", lineLimit: 1)
      }
    }
    #expect(stage.lines() == ["ab cd… ij…", ""])
  }

  @Test("In right-to-left writing everything stands at the other side")
  func mirrored() throws {
    let stage = try Stage(columns: 10, rows: 2) {
      StackNode(.horizontal, gap: .small) {
        TextNode("ab")
        TextNode("c")
        SpacerNode()
      }
      TextNode("d")
    }
    stage.update(.rightToLeft)
    #expect(stage.lines() == ["      c ab", "         d"])
  }

  @Test(
    "No box is wider than its room, whatever is in it, with padding and without room",
    arguments: 0...30)
  func noRoom(width: Int) throws {
    for rows in [0, 1, 2, 5, 30] {
      var stage = try Stage(columns: 1, rows: 1) { Self.everything }
      stage.size = LayoutSize(width, rows)
      stage.update()
      let body = try stage.body()
      #expect(body.all.allSatisfy { $0.size.width <= $0.proposal.width && $0.size.width >= 0 })
      #expect(body.all.allSatisfy { $0.size.height >= 0 })
      for item in stage.items() {
        let clip = item.clip
        #expect(clip.x >= 0 && clip.y >= 0 && clip.maxX <= width && clip.maxY <= rows)
      }
    }
  }

  @NodeBuilder static var everything: [any NodeContent] {
    StackNode(gap: .large, padding: .large, ground: .accent) {
      TextNode("日本語 and text")
      StackNode(.horizontal, gap: .medium, padding: .medium, alignment: .center) {
        SymbolNode(.search)
        ButtonNode("Press", symbol: .add) {}
        ShapeNode(.disc, fill: .accent, width: 80, height: 80)
        StackNode(padding: .medium) { TextNode("in", alignment: .center) }
        SpacerNode()
        FieldNode("Name", text: "x") { _ in }
      }
      ListNode(count: 3) { RowNode("row \($0)", detail: "detail", symbol: .folder, action: {}) }
      FieldNode("Note", text: "long\ntext", isMultiline: true) { _ in }
      ScrollNode { ProgressNode("Wait") }
      DividerNode()
    }
  }
}

extension PlacedBox {
  /// This box and all in it.
  var all: [PlacedBox] { [self] + children.flatMap(\.box.all) }
}
