import NavCore

extension ColumnTrial {
  /// Holds one arrangement against the rules that can be seen from it alone.
  mutating func check(_ situation: ColumnSituation) {
    var memory = situation.memory
    let arrangement = style.arrange(situation.configuration, memory: &memory)
    checkWidths(of: arrangement, situation)
    checkRoles(of: arrangement, situation)
  }

  private mutating func checkWidths(
    of arrangement: ColumnArrangement, _ situation: ColumnSituation
  ) {
    let room = situation.configuration.width
    let tiled = arrangement.shown.filter { $0.placement == .tiled }
    if tiled.isEmpty {
      findings.count(
        .columnsTiled, situation.text, found: arrangement.words, expected: "one or more tiled")
    }
    if !arrangement.shown.allSatisfy({ $0.width > 0 && $0.width <= room }) {
      findings.count(
        .columnsWithinRoom, situation.text, found: arrangement.words,
        expected: "widths above 0 and up to \(Words.number(room))")
      // What such widths add up to says nothing more.
      return
    }
    let sum = tiled.reduce(0) { $0 + $1.width }
    if !tiled.isEmpty, abs(sum - room) >= 0.001 {
      findings.count(
        .columnsFillRoom, situation.text,
        found: "\(arrangement.words), \(Words.number(sum)) points tiled",
        expected: "\(Words.number(room))")
    }
    if tiled.count > 1, !tiled.allSatisfy({ $0.width >= ColumnWidth.least }) {
      findings.count(
        .columnsUsable, situation.text, found: arrangement.words,
        expected: "\(Words.number(ColumnWidth.least)) points or more for each")
    }
  }

  private mutating func checkRoles(
    of arrangement: ColumnArrangement, _ situation: ColumnSituation
  ) {
    let configuration = situation.configuration
    let roles = arrangement.shown.map(\.role)
    let expected =
      arrangement.isCollapsed ? [.single] : configuration.roles.filter(roles.contains)
    if roles != expected {
      findings.count(
        .columnsInOrder, situation.text, found: arrangement.words,
        expected: expected.map(\.rawValue).joined(separator: ", "))
    }
    if arrangement.shown.count(where: { $0.placement != .tiled }) > 1 {
      findings.count(
        .columnsOneAbove, situation.text, found: arrangement.words,
        expected: "one column at most that is not tiled")
    }
    if arrangement.isCollapsed, !arrangement.permissions.isEmpty {
      findings.count(
        .columnsCollapsedPermitNothing, situation.text,
        found: arrangement.permissions.map(\.rawValue).sorted().joined(separator: ", "),
        expected: "no permissions")
    }
    guard !arrangement.isCollapsed, arrangement.permissions.contains(.hide),
      !configuration.roles.allSatisfy({ configuration.visibility(of: $0) == .hidden })
    else { return }
    let defying = arrangement.shown.filter { column in
      column.role != configuration.main && !column.isPinned
        && configuration.visibility(of: column.role) == .hidden
    }
    if !defying.isEmpty {
      findings.count(
        .columnsHidden, situation.text, found: arrangement.words,
        expected: "no \(defying.map(\.role.rawValue).joined(separator: ", "))")
    }
  }
}
