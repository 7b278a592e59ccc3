extension NavigationModel {
  /// The style that arranges a set of columns: the choice of the screen in front, the navigator's,
  /// the app's, the default.
  func columnStyle(of id: ContainerID) -> (any ColumnStyle)? {
    let front = currentTree.containers.stacks[currentTree.frontStack(in: id)]?.top
    return front.flatMap { records[$0.id] }?.screen.styles.columns
      ?? navigatorStyles(around: id).lazy.compactMap(\.columns).first ?? styles.columns
      ?? app.registry.columns.defaultItem
  }

  /// What the navigators around a container choose, its own first.
  func navigatorStyles(around id: ContainerID) -> [StyleChoices] {
    currentTree.containers.lineage(of: id).reversed().compactMap { containerStyles[$0] }
  }

  /// How a set of columns is arranged now; whoever reads it is told when that may change.
  ///
  /// Where no style is registered there is one column.
  public func arrangement(of id: ContainerID) -> ColumnArrangement {
    traitsPulse.read()
    stylesPulse.read()
    handle(of: id).pulse.read()
    guard let set = currentTree.containers.columns[id] else {
      return .collapsed(width: currentTraits.width)
    }
    return arrangement(of: id, as: set)
  }

  /// How a set of columns would be arranged if it were as given.
  func arrangement(of id: ContainerID, as set: ColumnSet) -> ColumnArrangement {
    guard let style = columnStyle(of: id) else { return .collapsed(width: currentTraits.width) }
    var memory = set.memory[style.name] ?? ColumnMemory()
    return style.arrange(columnConfiguration(of: id, set), memory: &memory)
  }

  /// What a column style decides on for a set of columns: in a sheet, the room is that of the sheet.
  func columnConfiguration(of id: ContainerID, _ set: ColumnSet) -> ColumnConfiguration {
    let layer = currentTree.presentation(around: id).map { currentTree.presentations[$0].kind }
    let traits = layer == .sheet ? currentTraits.inSheet : currentTraits
    return ColumnConfiguration(
      traits: traits, width: traits.width, roles: set.columns.map(\.role), front: set.front,
      visibility: set.visibility)
  }

  /// What is known of columns that show; nothing until a host shows them.
  var columnSight: ColumnSight {
    guard isStarted, !currentTree.containers.columns.isEmpty else { return ColumnSight() }
    return ColumnSight(
      arrange: { [self] id, set in arrangement(of: id, as: set) },
      style: { [self] id in columnStyle(of: id)?.name })
  }

  /// The stack within a container that the user is in.
  func currentStack(in id: ContainerID) -> ContainerID {
    currentTree.currentStack(in: id, columnSight)
  }

  /// The container that a target means, or nil where there is none.
  func container(of target: Move.Target) -> ContainerID? {
    currentTree.container(of: target, columnSight)
  }

  /// Whether there is something to do when the user wants to hide a column that shows, or to show one
  /// that does not.
  func canToggle(_ role: ColumnRole, in id: ContainerID, _ set: ColumnSet) -> Bool {
    let move = currentTree.toggling(role, around: id, by: .user, columnSight)
    if case .change = move { return true }
    return false
  }

  /// What an edge swipe asks for, as a host means it that has found one: a column goes the way of the
  /// finger, else one step back; nil where nothing lies that way. Right-to-left is mirrored.
  ///
  /// What the column style does not allow the user is not asked for.
  public func swipeMove(towards direction: SwipeDirection) -> Move.Action? {
    let stack = currentStack(in: tree.topContainer)
    let isOnward = (direction == .right) == (traits.direction == .leftToRight)
    let canPop = currentTree.containers.stacks[stack].map { $0.entries.count > 1 } ?? false
    guard let id = currentTree.columns(around: stack), let set = currentTree.containers.columns[id]
    else { return isOnward && canPop ? .back : nil }
    let now = arrangement(of: id)
    guard !now.isCollapsed else {
      let isFirst = set.role(of: stack).flatMap(set.role(before:)) == nil
      return isOnward && (canPop || !isFirst) ? .back : nil
    }
    let roles = isOnward ? set.columns.map(\.role).reversed() : set.columns.map(\.role)
    // The first column on the side that the finger goes to may go away over that edge, the last one
    // on the side that it comes from may come in.
    let canHide = now.permissions.contains(.hide)
    if canHide, let above = roles.first, isAbove(above, in: now) { return .toggleColumn(above) }
    if isOnward, canPop { return .back }
    let hidden = roles.reversed().prefix { !now.shows($0) }
    if let nearest = hidden.last, now.permissions.contains(.reveal) {
      return .toggleColumn(nearest)
    }
    let main = columnConfiguration(of: id, set).main
    guard canHide, let first = roles.first(where: now.shows), first != main else { return nil }
    return .toggleColumn(first)
  }

  private func isAbove(_ role: ColumnRole, in arrangement: ColumnArrangement) -> Bool {
    arrangement.placement(of: role).map { $0 != .tiled } ?? false
  }
}
