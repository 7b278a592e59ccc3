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

  private func tiled(_ arrangement: ColumnArrangement) -> Set<ColumnRole> {
    Set(arrangement.shown.filter { $0.placement == .tiled }.map(\.role))
  }

  @Test(
    "along a growing width columns come one after the other, none goes again, and back is as forth",
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
        let (before, after) = (line.traits(width - 1), line.traits(width))
        let next = style.arrange(wish.configuration(after), memory: &memory)
        defer { last = next }
        guard kind(last) != kind(next) else { continue }
        changes += 1
        #expect(style.arrange(wish.configuration(before), memory: &memory) == last)
        #expect(style.arrange(wish.configuration(after), memory: &memory) == next)
        let isMore = last.isCollapsed || tiled(last).isSubset(of: tiled(next))
        #expect(isMore, "\(width) × \(line): \(last.text) → \(next.text)")
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
