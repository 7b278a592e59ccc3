import NavConformance
import NavCore
import NavStyles
import Testing

@Suite("Thresholds of every registered column style")
struct ColumnThresholdTests {
  private static let all: [ColumnRole] = [.sidebar, .content, .detail, .inspector]

  /// The lines of rooms, and what is asked along them.
  private static let walks: [(line: ColumnSweep.Line, wish: ColumnSweep.Wish)] = [
    (.init(idiom: .pad, height: 1_133), .init(roles: all, front: .detail, visibility: [:])),
    (
      .init(idiom: .pad, height: 744),
      .init(roles: [.sidebar, .detail], front: .sidebar, visibility: [.sidebar: .shown])
    ),
    (
      .init(idiom: .desktop, height: 800),
      .init(roles: all, front: .content, visibility: [.inspector: .shown, .content: .shown])
    ),
    (
      .init(idiom: .phone, height: 430),
      .init(roles: [.sidebar, .detail], front: .detail, visibility: [:])
    ),
  ]

  /// How columns show, without their widths.
  private func kind(_ arrangement: ColumnArrangement) -> [ColumnArrangement.Column] {
    arrangement.shown.map { ColumnArrangement.Column($0.role, $0.placement, width: 0) }
  }

  @Test(
    "along a growing width the arrangement changes once for each column that comes, and no more",
    arguments: ColumnStyleTests.names)
  func growing(_ name: String) throws {
    let style = try Registry([BuiltInStyles(), AcmeStyles()]).columns.item(named: name)
    for (line, wish) in Self.walks {
      var memory = ColumnMemory()
      // A tip is not a matter of width.
      memory.flags["tip-given"] = true
      var widths = ColumnSweep.widths
      var last = style.arrange(
        wish.configuration(line.traits(widths.removeFirst())), memory: &memory)
      var changes = 0
      for width in widths {
        let next = style.arrange(wish.configuration(line.traits(width)), memory: &memory)
        if kind(last) != kind(next) { changes += 1 }
        last = next
      }
      // One column, the detail alone, and one more for each side that comes beside it.
      #expect(changes <= 4, "\(line) \(wish)")
    }
  }

  @Test(
    "a room that is regular and hardly wide enough for one column shows one, and any over it whole",
    arguments: ColumnStyleTests.names)
  func narrow(_ name: String) throws {
    let style = try Registry([BuiltInStyles(), AcmeStyles()]).columns.item(named: name)
    for (width, height) in [(300.0, 200.0), (300, 900), (150, 100), (1, 1)] {
      for wish in (0..<90).map(ColumnSweep.wish) {
        var memory = ColumnMemory()
        let traits = Arranging.regular(width, height)
        let arrangement = style.arrange(wish.configuration(traits), memory: &memory)
        let tiled = arrangement.shown.filter { $0.placement == .tiled }
        let isWhole = tiled.map(\.width) == [width]
        let isOver = arrangement.shown.allSatisfy { $0.width <= width }
        if !isWhole || !isOver { Issue.record("\(width) \(wish): \(arrangement.text)") }
      }
    }
  }
}
