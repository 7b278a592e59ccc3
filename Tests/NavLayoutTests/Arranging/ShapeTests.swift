import NavCore
import Testing

@testable import NavLayout

@Suite("Shapes shrink to the room")
@MainActor struct ShapeTests {
  @Test(
    "A shape keeps its proportions where there is less room, and is to be seen in any",
    arguments: [
      (40, 20, 20, 10), (10, 20, 10, 5), (40, 5, 10, 5), (1, 20, 1, 1), (3, 20, 3, 1),
    ])
  func share(columns: Int, rows: Int, width: Int, height: Int) throws {
    let stage = try Stage(columns: columns, rows: rows) {
      ShapeNode(.rectangle, fill: .accent, width: 160, height: 160)
    }
    #expect(try stage.body().size == LayoutSize(width, height))
  }

  @Test("What is not even a unit in size counts as one")
  func tiny() throws {
    let stage = try Stage { ShapeNode(.disc, fill: .accent, width: 1, height: 1) }
    #expect(try stage.body().size == LayoutSize(1, 1))
  }
}
