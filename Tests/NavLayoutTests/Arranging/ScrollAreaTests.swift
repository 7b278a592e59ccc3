import NavCore
import Testing

@testable import NavLayout

@Suite("A scroll area shows a part of what is in it")
@MainActor struct ScrollAreaTests {
  private func stage(rows: Int) throws -> Stage {
    try Stage(columns: 8, rows: rows) {
      TextNode("top")
      ScrollNode {
        for number in 0..<6 {
          TextNode("line \(number)")
          if number == 4 { ButtonNode("Go") {} }
        }
      }
    }
  }

  @Test("It has the height that is left, and its position is held to its content")
  func positions() throws {
    let stage = try stage(rows: 4)
    #expect(stage.lines() == ["top", "line 0", "line 1", "line 2"])
    for (asked, held) in [(0, 0), (2, 2), (4, 4), (9, 4), (-2, 0)] {
      let id = try #require(stage.place().scrollAreas.first?.id)
      try stage.scroll(id, to: .init(offset: asked))
      #expect(try #require(stage.place().scrollAreas.first).position.offset == held)
    }
    try stage.scroll(#require(stage.place().scrollAreas.first?.id), to: .init(offset: 9))
    #expect(stage.lines() == ["top", "line 4", " Go", "line 5"])
  }

  @Test("It can be moved while there is more on that side")
  func more() throws {
    let stage = try stage(rows: 4)
    let first = try #require(stage.place().scrollAreas.first)
    #expect(!first.hasMoreAbove && first.hasMoreBelow)
    #expect(stage.layout.position(moving: first, by: 3).offset == 3)
    #expect(stage.layout.position(moving: first, by: 100).offset == 4)
    try stage.scroll(first.id, to: .init(offset: 4))
    let last = try #require(stage.place().scrollAreas.first)
    #expect(last.hasMoreAbove && !last.hasMoreBelow)
    #expect(stage.layout.position(moving: last, by: -1).offset == 3)

    let whole = try #require(self.stage(rows: 20).place().scrollAreas.first)
    #expect(!whole.hasMoreAbove && !whole.hasMoreBelow)
  }

  @Test("A node in it is revealed, one that is elsewhere is not looked for")
  func revealing() throws {
    let stage = try stage(rows: 4)
    let target = try #require(stage.place().scrollAreas.first)
    let button = try #require(stage.composer.frame().frontStack?.body.buttonID)
    #expect(stage.layout.position(revealing: button, in: target) == .init(offset: 3))
    #expect(stage.layout.position(revealing: button.child(1), in: target) == nil)
  }
}

extension Node {
  /// The identity of the first button in it.
  var buttonID: NodeID? {
    if case .button = kind { return id }
    return children.lazy.compactMap(\.buttonID).first
  }
}
