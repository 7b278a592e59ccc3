import NavCore

/// What the built-in styles hold beside the rules that hold for every style (`NavConformance`).
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
    if tiled.count > 1 {
      hold(
        "the main one has its least width",
        tiled.allSatisfy { $0.role != configuration.mainByRule || $0.width >= 320 })
    }
    if configuration.traits.horizontal == .compact {
      hold("a compact width is one column", arrangement == .collapsed(width: room))
    }
    if honoursHiding, !arrangement.isCollapsed {
      let hidden = configuration.roles.filter { configuration.visibility(of: $0) == .hidden }
      hold(
        "hidden ones do not show",
        hidden == configuration.roles || !hidden.contains(where: arrangement.shows))
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
