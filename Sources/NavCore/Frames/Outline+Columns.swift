extension Outline {
  /// What of a set of columns shows, each with the way back and the buttons that belong to it.
  static func columns(
    _ id: ContainerID, _ set: ColumnSet, presented: Bool, _ model: NavigationModel
  ) -> Columns {
    let now = model.arrangement(of: id)
    let configuration = model.columnConfiguration(of: id, set)
    let stacks = now.shown.enumerated().map { index, column in
      let role = column.role == .single ? set.front : column.role
      let container = set.container(of: role) ?? set.frontContainer
      let hidden = set.role(before: role).flatMap { now.shows($0) ? nil : $0 }
      var below = index == 0 && presented ? EntryPart.BackTarget.close : .none
      if let top = hidden.flatMap({ entry(of: $0, in: set, model) }) {
        below = .entry(top.entry, in: top.container)
      }
      return stack(
        container, below: below,
        toggles(beside: role, in: id, now, configuration, set, model), model,
        depth: now.isCollapsed ? entriesBefore(role, in: set, model) : 0)
    }
    return Columns(
      container: id, style: model.columnStyle(of: id)?.name ?? "", arrangement: now,
      configuration: configuration, transition: model.transitions[id] ?? .none, stacks: stacks)
  }

  /// How many entries the columns before one have.
  private static func entriesBefore(
    _ role: ColumnRole, in set: ColumnSet, _ model: NavigationModel
  ) -> Int {
    set.columns.prefix { $0.role != role }.reduce(0) { sum, column in
      sum + (model.currentTree.containers.stacks[column.container]?.entries.count ?? 0)
    }
  }

  private static func entry(
    of role: ColumnRole, in set: ColumnSet, _ model: NavigationModel
  ) -> (entry: Entry, container: ContainerID)? {
    guard let container = set.container(of: role),
      let entry = model.currentTree.containers.stacks[container]?.top
    else { return nil }
    return (entry, container)
  }

  /// The buttons that hide and show columns, in the bar of one that shows: its own, and those of the
  /// columns next to it that don't show, where back does not lead there.
  private static func toggles(
    beside role: ColumnRole, in id: ContainerID, _ now: ColumnArrangement,
    _ configuration: ColumnConfiguration, _ set: ColumnSet, _ model: NavigationModel
  ) -> [EntryPart.Toggle] {
    guard !now.isCollapsed else { return [] }
    let roles = configuration.roles
    guard let place = roles.firstIndex(of: role),
      let main = roles.firstIndex(of: configuration.main)
    else { return [] }
    var toggles: [EntryPart.Toggle] = []
    func add(_ role: ColumnRole, isLeading: Bool) {
      guard let top = entry(of: role, in: set, model), model.canToggle(role, in: id, set) else {
        return
      }
      toggles.append(
        EntryPart.Toggle(
          role: role, entry: top.entry, container: top.container, isLeading: isLeading,
          isShown: now.shows(role)))
    }
    if now.permissions.contains(.hide), place != main { add(role, isLeading: place < main) }
    guard now.permissions.contains(.reveal) else { return toggles }
    let isAtRoot =
      set.container(of: role)
      .flatMap { model.currentTree.containers.stacks[$0]?.entries.count } == 1
    let shown = roles.indices.filter { now.shows(roles[$0]) }
    if place == shown.first, place > 0, place <= main, !isAtRoot {
      add(roles[place - 1], isLeading: true)
    }
    if place == shown.last, place + 1 < roles.count, place >= main {
      add(roles[place + 1], isLeading: false)
    }
    return toggles
  }
}
