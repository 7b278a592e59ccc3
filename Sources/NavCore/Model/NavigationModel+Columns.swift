extension NavigationModel {
  /// The style that arranges a set of columns: the choice of the screen in front, the navigator's,
  /// the app's, the default.
  ///
  /// - Parameters:
  ///   - id: the set.
  ///   - set: the set as it is to be; as it is where none is given.
  ///   - tree: the tree that it is in; the one that there is where none is given.
  func columnStyle(
    of id: ContainerID, as set: ColumnSet? = nil, in tree: NavigationTree? = nil
  ) -> (any ColumnStyle)? {
    let tree = tree ?? currentTree
    let front = tree.containers.stacks[set?.frontContainer ?? tree.outerStack(in: id)]?.top
    return styleChoosers(front, in: id).lazy.compactMap(\.choices.columns).first
      ?? app.registry.columns.defaultItem
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

  /// How a set of columns would be arranged if it were as given, in a tree as given.
  func arrangement(
    of id: ContainerID, as set: ColumnSet, in tree: NavigationTree? = nil
  ) -> ColumnArrangement {
    guard let style = columnStyle(of: id, as: set, in: tree) else {
      return .collapsed(width: currentTraits.width)
    }
    var memory = memory(of: style.name, in: set)
    return style.arrange(columnConfiguration(of: id, set, in: tree), memory: &memory)
  }

  /// What a style keeps for a set of columns. Truth values of the same style that another set has are
  /// taken along to a new one: what was shown once is not shown once more.
  func memory(of style: String, in set: ColumnSet) -> ColumnMemory {
    if let memory = set.memory[style] { return memory }
    var memory = ColumnMemory()
    for other in currentTree.containers.columns.values {
      memory.flags.merge(other.memory[style]?.flags ?? [:]) { $0 || $1 }
    }
    return memory
  }

  /// What a column style decides on for a set of columns: in a sheet, the room is that of the sheet.
  func columnConfiguration(
    of id: ContainerID, _ set: ColumnSet, in tree: NavigationTree? = nil
  ) -> ColumnConfiguration {
    let tree = tree ?? currentTree
    let layer = tree.presentation(around: id).map { tree.presentations[$0].kind }
    let traits = layer == .sheet ? currentTraits.inSheet : currentTraits
    return ColumnConfiguration(
      traits: traits, width: traits.width, roles: set.columns.map(\.role), front: set.front,
      visibility: set.visibility)
  }

  /// What is known of columns that show; nothing until a host shows them.
  var columnSight: ColumnSight {
    guard isStarted, !currentTree.containers.columns.isEmpty else { return ColumnSight() }
    return ColumnSight(
      arrange: { [self] tree, id, set in arrangement(of: id, as: set, in: tree) },
      style: { [self] id in columnStyle(of: id)?.name })
  }

  /// The stack within a container that the user is in, the innermost one.
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
    let popped = currentTree.stackPopped(from: stack)
    let atLast: Move.Action? = isOnward && popped != nil ? .back : nil
    guard let (id, set, role) = currentTree.nearestColumn(around: stack) else { return atLast }
    let now = arrangement(of: id)
    guard !now.isCollapsed else {
      return isOnward && set.role(before: role) != nil ? .back : atLast
    }
    let isWithin = popped.flatMap(currentTree.nearestColumn(around:))?.id == id
    let canPop = popped != nil && isWithin
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
    guard canHide, let first = roles.first(where: now.shows), first != main,
      canToggle(first, in: id, set)
    else { return atLast }
    return .toggleColumn(first)
  }

  private func isAbove(_ role: ColumnRole, in arrangement: ColumnArrangement) -> Bool {
    arrangement.placement(of: role).map { $0 != .tiled } ?? false
  }
}
