import NavCore
import NavStyles
import Testing

@Suite("Double columns")
struct DoubleColumnsTests {
  private func arrange(
    _ roles: [ColumnRole] = [.sidebar, .detail], front: ColumnRole, width: Double, height: Double,
    regular: Bool = true
  ) -> ColumnArrangement {
    var memory = ColumnMemory()
    let traits = Traits(
      width: width, height: height, idiom: .pad, horizontal: regular ? .regular : .compact,
      vertical: .regular)
    return DoubleColumns().arrange(
      ColumnConfiguration(traits: traits, width: width, roles: roles, front: front), memory: &memory
    )
  }

  @Test("lying, the sidebar is 320 points wide and the detail has the rest, whatever is in front")
  func landscape() {
    for front in [ColumnRole.sidebar, .detail] {
      let shown = arrange(front: front, width: 1_180, height: 820).shown
      #expect(shown.map(\.role) == [.sidebar, .detail])
      #expect(shown.map(\.width) == [320, 860])
      #expect(shown.map(\.placement) == [.tiled, .tiled])
    }
  }

  @Test("upright, the detail is shown alone, with the sidebar over it while that is in front")
  func portrait() {
    let alone = arrange(front: .detail, width: 820, height: 1_180)
    #expect(alone.shown.map(\.role) == [.detail])
    #expect(alone.permissions == [.reveal])
    let over = arrange(front: .sidebar, width: 820, height: 1_180)
    #expect(over.shown.map(\.role) == [.sidebar, .detail])
    #expect(over.shown.map(\.placement) == [.overlaid, .tiled])
    #expect(over.shown.map(\.width) == [320, 820])
    #expect(over.permissions == [.hide])
  }

  @Test(
    "of three columns the sidebar and the one in front show, the second where that is the sidebar")
  func three() {
    let roles: [ColumnRole] = [.sidebar, .content, .detail]
    for (front, second) in [
      (ColumnRole.sidebar, ColumnRole.content), (.content, .content), (.detail, .detail),
    ] {
      let shown = arrange(roles, front: front, width: 1_180, height: 820).shown
      #expect(shown.map(\.role) == [.sidebar, second])
    }
  }

  @Test("a regular width without room for both is one column, from 640 points on there are two")
  func tooNarrow() {
    #expect(arrange(front: .detail, width: 639, height: 400).isCollapsed)
    #expect(!arrange(front: .detail, width: 640, height: 400).isCollapsed)
    #expect(arrange(front: .detail, width: 1_180, height: 820, regular: false).isCollapsed)
  }

  @Test("a terminal has two columns from 90 cells on when it is wider than high")
  func terminal() {
    for (columns, rows, count) in [(89, 24, 1), (90, 24, 2), (120, 40, 2), (90, 60, 1)] {
      let traits = Traits.terminal(columns: columns, rows: rows)
      var memory = ColumnMemory()
      let shown = DoubleColumns().arrange(
        ColumnConfiguration(
          traits: traits, width: traits.width, roles: [.sidebar, .detail], front: .detail),
        memory: &memory
      ).shown
      #expect(shown.count == count, "\(columns) × \(rows)")
    }
  }
}
