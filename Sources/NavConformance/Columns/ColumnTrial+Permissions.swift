import NavCore

extension ColumnTrial {
  /// Holds what an arrangement permits against what comes of it.
  mutating func checkPermissions(_ situation: ColumnSituation) {
    let main = situation.configuration.main
    guard situation.configuration.visibility(of: main) != .hidden else { return }
    // What a style shows once, as a tip, is nothing that the user did.
    var situation = situation
    _ = style.arrange(situation.configuration, memory: &situation.memory)
    let now = arrangement(of: situation)
    guard !now.isCollapsed else { return }
    for permission in now.permissions.sorted(by: { $0.rawValue < $1.rawValue })
    where !hasEffect(permission, on: now, situation) {
      findings.count(
        .columnsPermitted, situation.text,
        found: "\(permission) permitted, and \(now.words) whatever is asked",
        expected: "another arrangement for one of the columns")
    }
  }

  private func hasEffect(
    _ permission: ColumnArrangement.Permission, on now: ColumnArrangement,
    _ situation: ColumnSituation
  ) -> Bool {
    switch permission {
    case .hide:
      now.shown.contains { column in
        let asked: ColumnVisibility = column.placement == .tiled ? .hidden : .automatic
        let next = arrangement(of: situation.changed(asking: (column.role, asked)))
        return column.role != situation.configuration.main && !next.shows(column.role)
      }
    case .reveal:
      situation.configuration.roles.contains { role in
        let asked = situation.changed(front: role, asking: (role, .shown))
        return !now.shows(role) && arrangement(of: asked).shows(role)
      }
    case .resize:
      now.shown.contains { column in
        [0, 5_000].contains { width in
          var wider = situation
          wider.memory.widths[column.role] = width
          return arrangement(of: wider).shown != now.shown
        }
      }
    }
  }

  /// What the style makes of a situation; what it keeps is forgotten.
  func arrangement(of situation: ColumnSituation) -> ColumnArrangement {
    var memory = situation.memory
    return style.arrange(situation.configuration, memory: &memory)
  }
}
