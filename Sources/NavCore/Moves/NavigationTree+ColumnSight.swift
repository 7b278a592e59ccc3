extension NavigationTree {
  /// Hides a column that shows, and shows one that does not.
  func toggling(
    _ role: ColumnRole, around id: ContainerID, by cause: Move.Cause, _ sight: ColumnSight
  ) -> Resolution {
    guard let (outer, set) = set(around: id) else { return .nothing(.noColumns) }
    guard set.container(of: role) != nil else { return .notFound("column \(role.rawValue)") }
    guard let now = sight.arrange(self, outer, set) else {
      let isHidden = set.visibility[role] == .hidden
      return setting(isHidden ? .automatic : .hidden, of: role, around: outer, sight)
    }
    guard !now.isCollapsed else { return fronting(role, around: outer, sight) }
    return now.shows(role)
      ? hiding(role, in: outer, set, now, by: cause, sight)
      : bringing(role, in: outer, set, now, by: cause, sight)
  }

  private func hiding(
    _ role: ColumnRole, in id: ContainerID, _ set: ColumnSet, _ now: ColumnArrangement,
    by cause: Move.Cause, _ sight: ColumnSight
  ) -> Resolution {
    let isPinned = now.shown.contains { $0.role == role && $0.isPinned }
    guard cause != .user || now.permissions.contains(.hide) && !isPinned else {
      return .nothing(.notAllowed)
    }
    guard now.placement(of: role) != .tiled else {
      let resolution = setting(.hidden, of: role, around: id, sight)
      guard cause == .user, case .change(let change) = resolution,
        sight.arrange(self, id, set.applying(change.edits, in: id))?.shows(role) == true
      else { return resolution }
      return .nothing(.notAllowed)
    }
    let edits = closingEdits(in: id, set, but: .single, sight)
    let after = set.applying(edits, in: id)
    let next = sight.arrange(self, id, after)?.current(set.front) ?? set.front
    return .edits(edits + (set.front == role ? after.fronting(next, in: id) : []))
  }

  /// Shows a column: as the style sees fit where that is enough, else by asking for it.
  private func bringing(
    _ role: ColumnRole, in id: ContainerID, _ set: ColumnSet, _ now: ColumnArrangement,
    by cause: Move.Cause, _ sight: ColumnSight
  ) -> Resolution {
    guard cause != .user || now.permissions.contains(.reveal) else { return .nothing(.notAllowed) }
    let closing = closingEdits(in: id, set, but: role, sight)
    let old = set.visibility[role] ?? .automatic
    for wish in [ColumnVisibility.automatic, .shown] where wish != old {
      let edits = closing + [.visibility(id, role, from: old, to: wish)]
      if sight.arrange(self, id, set.applying(edits, in: id))?.shows(role) == true {
        return .change(Change(edits))
      }
    }
    return cause == .user
      ? .nothing(.notAllowed) : setting(.shown, of: role, around: id, sight)
  }

  /// Gives a column another width, as far as the style goes along; the style remembers it.
  func resizing(
    _ role: ColumnRole, to width: Double, around id: ContainerID, by cause: Move.Cause,
    _ sight: ColumnSight
  ) -> Resolution {
    guard let (outer, set) = set(around: id) else { return .nothing(.noColumns) }
    guard set.container(of: role) != nil else { return .notFound("column \(role.rawValue)") }
    guard width.isFinite else {
      return .refused(by: "columns", why: "a width is a number of points, and \(width) is none")
    }
    guard let style = sight.style(outer), let now = sight.arrange(self, outer, set),
      let column = now.shown.first(where: { $0.role == role }),
      cause != .user || now.permissions.contains(.resize)
    else { return .nothing(.notAllowed) }
    let old = set.memory[style]
    var after = set
    after.memory[style, default: ColumnMemory()].widths[role] = width
    guard let then = sight.arrange(self, outer, after)?.shown.first(where: { $0.role == role }),
      then.width != column.width
    else { return .nothing(.alreadyThere) }
    // What is kept is what came of it, so that wishing for too much has nothing to be taken back.
    after.memory[style]?.widths[role] = then.width
    return .change(
      Change([.memory(outer, style: style, from: old, to: after.memory[style])]))
  }
}
