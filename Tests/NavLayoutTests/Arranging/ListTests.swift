import NavCore
import Testing

@testable import NavLayout

@Suite("A list makes the rows in sight, and no others")
@MainActor struct ListTests {
  private let made = Counter()

  /// A list whose rows are 1, 2 and 3 lines high, in turn.
  private func stage(_ count: Int, rows: Int = 6) throws -> Stage {
    try Stage(columns: 10, rows: rows) { [made] in
      ListNode(count: count) { Self.row($0, made) }
    }
  }

  private static func row(_ index: Int, _ made: Counter) -> RowNode {
    made.value += 1
    return RowNode(label: "\(index)", action: {}) {
      TextNode((0...index % 3).map { "\(index).\($0)" }.joined(separator: "\n"))
    }
  }

  private func id(_ stage: Stage) throws -> NodeID {
    try #require(stage.place().scrollAreas.first?.id)
  }

  @Test("From the start on rows are shown until the height is filled")
  func start() throws {
    let stage = try stage(1_000_000)
    #expect(
      stage.lines() == [" 0.0    ›", " 1.0    ›", " 1.1", " 2.0    ›", " 2.1", " 2.2"])
    #expect(made.value == 3)
  }

  @Test(
    "A position is held to what there is",
    arguments: [
      (0, 0, 0, 0), (1, 0, 1, 0), (1, 1, 1, 1), (1, 9, 1, 1), (0, -3, 0, 0), (-4, 2, 0, 0),
      (9, 0, 7, 0), (8, 1, 7, 0), (8, 99, 7, 0), (99, 7, 7, 0),
    ])
  func held(row: Int, offset: Int, heldRow: Int, heldOffset: Int) throws {
    let stage = try stage(10)
    try stage.scroll(id(stage), to: .init(row: row, offset: offset))
    let target = try #require(stage.place().scrollAreas.first)
    #expect(target.position == .init(row: heldRow, offset: heldOffset))
  }

  @Test("A list that is shorter than its room begins at the top")
  func short() throws {
    let stage = try stage(2)
    try stage.scroll(id(stage), to: .init(row: 1))
    #expect(stage.lines().prefix(3) == [" 0.0    ›", " 1.0    ›", " 1.1"])
    #expect(try self.stage(0).lines().allSatisfy(\.isEmpty))
  }

  @Test("Moving by lines passes rows of any height, and ends at both ends")
  func moving() throws {
    let stage = try stage(10)
    let total = (0..<10).reduce(0) { $0 + 1 + $1 % 3 }
    for step in [1, 2, 5] {
      try stage.scroll(id(stage), to: .init())
      var lines = stage.lines()
      for place in stride(from: step, through: total - 6, by: step) {
        let target = try #require(stage.place().scrollAreas.first)
        #expect(target.hasMoreBelow)
        try stage.scroll(target.id, to: stage.layout.position(moving: target, by: step))
        let now = stage.lines()
        let kept = lines.dropFirst(step).filter { !$0.hasSuffix("›") }
        #expect(kept.allSatisfy(now.contains), "step \(step), line \(place)")
        lines = now
      }
      let target = try #require(stage.place().scrollAreas.first)
      try stage.scroll(target.id, to: stage.layout.position(moving: target, by: 100))
      #expect(try #require(stage.place().scrollAreas.first).hasMoreBelow == false)
    }
  }

  @Test("A far move goes to an end without making what is between")
  func far() throws {
    let stage = try stage(1_000_000)
    let target = try #require(stage.place().scrollAreas.first)
    let end = stage.layout.position(moving: target, by: 1_000_000_000)
    try stage.scroll(target.id, to: end)
    _ = stage.lines()
    #expect(made.value < 12)
    #expect(end == .init(row: 999_998, offset: 2))
    let last = try #require(stage.place().scrollAreas.first)
    #expect(last.hasMoreAbove && !last.hasMoreBelow)
    #expect(stage.layout.position(moving: last, by: -1_000_000_000) == .init())
  }

  @Test("Revealing moves as little as can be")
  func revealing() throws {
    let stage = try stage(30)
    try stage.scroll(id(stage), to: .init(row: 9, offset: 0))
    let target = try #require(stage.place().scrollAreas.first)
    #expect(stage.layout.position(revealing: 9, in: target) == .init(row: 9))
    #expect(stage.layout.position(revealing: 11, in: target) == .init(row: 9))
    #expect(stage.layout.position(revealing: 12, in: target) == .init(row: 10))
    #expect(stage.layout.position(revealing: 4, in: target) == .init(row: 4))
    #expect(stage.layout.position(revealing: 99, in: target) == .init(row: 27))
    #expect(stage.layout.position(revealing: -1, in: target) == .init(row: 0))
  }

  @Test("A row that is revealed is in sight as a whole, from wherever", arguments: 1...8)
  func revealed(rows: Int) throws {
    let stage = try stage(12, rows: rows)
    for from in 0..<12 {
      for row in 0..<12 {
        try stage.scroll(id(stage), to: .init(row: from, offset: row % 2))
        let target = try #require(stage.place().scrollAreas.first)
        try stage.scroll(target.id, to: stage.layout.position(revealing: row, in: target))
        let rect = try #require(stage.place().focusTargets.first { $0.row == row }).rect
        #expect(rect.height == min(1 + row % 3, rows), "from \(from) to \(row)")
      }
    }
  }
}
