import NavCore

/// Holds a column style against the rules.
struct ColumnTrial {
  let style: any ColumnStyle
  var findings: Findings

  /// Counts the situations, so that each has another wish than the one before.
  private var turn = 0

  init(style: any ColumnStyle, findings: Findings) {
    self.style = style
    self.findings = findings
  }

  mutating func run() {
    devices()
    widths()
    smallRooms()
    badMemories()
    walks()
  }

  private mutating func nextWish() -> ColumnSweep.Wish {
    turn += 1
    return ColumnSweep.wish(turn)
  }

  /// Every device, either way up.
  private mutating func devices() {
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        let traits = device.traits(orientation)
        for number in 0..<90 {
          let situation = ColumnSituation(
            nextWish().configuration(traits), "\(device.name) \(orientation)")
          check(situation)
          if number.isMultiple(of: 4) { checkDirection(situation) }
          if number.isMultiple(of: 8) { checkPermissions(situation) }
        }
      }
    }
  }

  /// Every width on every idiom, each at one of three heights by turns; some with kept widths.
  private mutating func widths() {
    for width in ColumnSweep.widths {
      for (index, line) in ColumnSweep.lines.enumerated() where (index + Int(width)) % 3 == 0 {
        var situation = ColumnSituation(nextWish().configuration(line.traits(width)))
        if turn.isMultiple(of: 2) { situation.memory.widths[.sidebar] = Double(turn % 900) }
        if turn.isMultiple(of: 5) { situation.memory.widths[.inspector] = Double(turn % 700) }
        check(situation)
        if turn.isMultiple(of: 7) { checkRepeating(situation) }
      }
    }
  }

  /// Rooms that are regular by their classes and hardly wide enough for one column.
  private mutating func smallRooms() {
    for (width, height) in [(300.0, 200.0), (300, 900), (150, 100), (1, 1)] {
      let traits = Traits(
        width: width, height: height, idiom: .pad, horizontal: .regular, vertical: .regular)
      for _ in 0..<90 { check(ColumnSituation(nextWish().configuration(traits))) }
    }
  }

  /// Kept widths that make no sense, as a file of another version may have them.
  private mutating func badMemories() {
    for width in [-5, 0, 1, .infinity, -.infinity, .nan] as [Double] {
      for line in ColumnSweep.lines {
        for room in [700.0, 960, 1_366] {
          var situation = ColumnSituation(nextWish().configuration(line.traits(room)))
          for role in ColumnRole.allCases { situation.memory.widths[role] = width }
          check(situation)
        }
      }
    }
  }

  /// Some lines of rooms and what is asked along them.
  private mutating func walks() {
    let all: [ColumnRole] = [.sidebar, .content, .detail, .inspector]
    let pair: [ColumnRole] = [.sidebar, .detail]
    checkWalk(.init(idiom: .pad, height: 1_133), .init(roles: all, front: .detail))
    checkWalk(
      .init(idiom: .pad, height: 744),
      .init(roles: pair, front: .sidebar, visibility: [.sidebar: .shown]))
    checkWalk(
      .init(idiom: .desktop, height: 800),
      .init(roles: all, front: .content, visibility: [.inspector: .shown, .content: .shown]))
    checkWalk(.init(idiom: .phone, height: 430), .init(roles: pair, front: .detail))
  }
}
