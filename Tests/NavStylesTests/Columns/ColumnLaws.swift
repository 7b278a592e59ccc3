import NavCore

/// What has to hold of every arrangement.
struct ColumnLaws {
  let style: any ColumnStyle
  /// Whether the style honours what is asked of columns.
  var honoursHiding = true

  /// The laws that an arrangement of a configuration breaks, in words.
  func broken(
    by arrangement: ColumnArrangement, of configuration: ColumnConfiguration
  ) -> [String] {
    var broken: [String] = []
    func hold(_ law: String, _ holds: Bool) { if !holds { broken.append(law) } }
    let room = configuration.width
    let tiled = arrangement.shown.filter { $0.placement == .tiled }
    let above = arrangement.shown.filter { $0.placement != .tiled }
    hold("at least one shows", !arrangement.shown.isEmpty)
    hold("at least one is tiled", !tiled.isEmpty)
    hold("tiled ones fill the room", abs(tiled.reduce(0) { $0 + $1.width } - room) < 0.001)
    hold("none is wider than the room", arrangement.shown.allSatisfy { $0.width <= room })
    hold("none is without width", arrangement.shown.allSatisfy { $0.width > 0 })
    hold("at most one is over the others", above.count <= 1)
    if tiled.count > 1 {
      hold("each has its least width", tiled.allSatisfy { $0.width >= ColumnWidth.least })
      hold(
        "the main one has its least width",
        tiled.allSatisfy { $0.role != configuration.mainByRule || $0.width >= 320 })
    }
    if configuration.traits.horizontal == .compact {
      hold("a compact width is one column", arrangement == .collapsed(width: room))
    }
    if configuration.roles.count == 1 { hold("one of one shows", arrangement.shown.count == 1) }
    let roles = arrangement.shown.map(\.role)
    if arrangement.isCollapsed {
      hold("a single column is alone", roles == [.single])
      hold("nothing can be done with one column", arrangement.permissions.isEmpty)
    } else {
      hold("roles of the set, once, in order", configuration.roles.filter(roles.contains) == roles)
      let hidden = roles.filter { configuration.visibility(of: $0) == .hidden }
      let areAllHidden = configuration.roles.allSatisfy {
        configuration.visibility(of: $0) == .hidden
      }
      if honoursHiding { hold("hidden ones do not show", hidden.isEmpty || areAllHidden) }
    }
    hold(
      "what is declined is told",
      configuration.declined(by: arrangement) == declined(by: arrangement, of: configuration))
    return broken
  }

  private func declined(
    by arrangement: ColumnArrangement, of configuration: ColumnConfiguration
  ) -> [ColumnRole] {
    configuration.roles.filter { role in
      let isInSight =
        arrangement.isCollapsed
        ? configuration.front == role : arrangement.shown.contains { $0.role == role }
      let asked = configuration.visibility(of: role)
      return asked == .shown && !isInSight
        || asked == .hidden && isInSight && !arrangement.isCollapsed
    }
  }
}

extension ColumnConfiguration {
  /// The main column where it is not asked to be hidden.
  fileprivate var mainByRule: ColumnRole? { visibility(of: main) == .hidden ? nil : main }
}
