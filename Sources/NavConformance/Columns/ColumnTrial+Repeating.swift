import NavCore

extension ColumnTrial {
  /// Asks the same several times.
  mutating func checkRepeating(_ situation: ColumnSituation) {
    var (memory, other) = (situation.memory, situation.memory)
    let first = style.arrange(situation.configuration, memory: &memory)
    let same = style.arrange(situation.configuration, memory: &other)
    guard first == same, memory == other else {
      findings.count(
        .columnsRepeatable, situation.text, found: "\(first.words), and then \(same.words)",
        expected: "the same arrangement and memory twice")
      return
    }
    // What a style shows once, as a tip, may be gone the second time, but not come and go.
    let second = style.arrange(situation.configuration, memory: &other)
    let third = style.arrange(situation.configuration, memory: &other)
    if second != third || other != memory {
      findings.count(
        .columnsSettle, situation.text,
        found: second == third
          ? "another memory each time" : "\(second.words), then \(third.words)",
        expected: "no change from the second time on")
    }
  }

  /// Asks the same in the other direction of writing.
  mutating func checkDirection(_ situation: ColumnSituation) {
    let usual = arrangement(of: situation)
    let mirrored = arrangement(of: situation.changed(direction: .rightToLeft))
    if usual != mirrored {
      findings.count(
        .columnsUndirected, situation.text, found: "\(mirrored.words) right-to-left",
        expected: "\(usual.words), as left-to-right")
    }
  }

  /// Walks along a growing width, and at each change one step back and forth again.
  mutating func checkWalk(_ line: ColumnSweep.Line, _ wish: ColumnSweep.Wish) {
    var memory = ColumnMemory()
    // What a style shows once on the way is no matter of width.
    for width in ColumnSweep.widths {
      _ = style.arrange(wish.configuration(line.traits(width)), memory: &memory)
    }
    var last: ColumnArrangement?
    for width in ColumnSweep.widths {
      let situation = ColumnSituation(wish.configuration(line.traits(width)))
      let next = style.arrange(situation.configuration, memory: &memory)
      if let last, last.kinds != next.kinds {
        checkStep(from: last, to: next, situation, line.traits(width - 1), memory)
      }
      last = next
    }
  }

  private mutating func checkStep(
    from last: ColumnArrangement, to next: ColumnArrangement, _ situation: ColumnSituation,
    _ narrower: Traits, _ memory: ColumnMemory
  ) {
    let configuration = situation.configuration
    if !last.isCollapsed, !last.tiledRoles.isSubset(of: next.tiledRoles) {
      findings.count(
        .columnsStayAsRoomGrows, situation.text,
        found: "\(last.words) one point narrower, then \(next.words)",
        expected: "all tiled columns to stay")
    }
    var memory = memory
    let before = ColumnConfiguration(
      traits: narrower, width: narrower.width, roles: configuration.roles,
      front: configuration.front, visibility: configuration.visibility)
    let back = style.arrange(before, memory: &memory)
    let again = style.arrange(configuration, memory: &memory)
    if back != last || again != next {
      findings.count(
        .columnsComeBack, situation.text,
        found: "\(last.words) one point narrower, but \(back.words) on the way back",
        expected: "the same on both ways")
    }
  }
}

extension ColumnArrangement {
  /// How columns show, without their widths.
  fileprivate var kinds: [Column] {
    shown.map { Column($0.role, $0.placement, width: 0) }
  }

  fileprivate var tiledRoles: Set<ColumnRole> {
    Set(shown.filter { $0.placement == .tiled }.map(\.role))
  }
}
