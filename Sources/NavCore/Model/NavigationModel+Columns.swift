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
    guard let set = currentTree.containers.columns[id], let style = columnStyle(of: id) else {
      return .collapsed(width: currentTraits.width)
    }
    var memory = set.memory[style.name] ?? ColumnMemory()
    return style.arrange(columnConfiguration(of: set), memory: &memory)
  }

  func columnConfiguration(of set: ColumnSet) -> ColumnConfiguration {
    ColumnConfiguration(
      traits: currentTraits, width: currentTraits.width, roles: set.columns.map(\.role),
      front: set.front, visibility: set.visibility)
  }

  /// Lets every column style arrange for the traits as they are, and keeps what it remembers.
  func commitColumnMemory() {
    for (id, set) in currentTree.containers.columns {
      guard let style = columnStyle(of: id) else { continue }
      var memory = set.memory[style.name] ?? ColumnMemory()
      _ = style.arrange(columnConfiguration(of: set), memory: &memory)
      guard memory != set.memory[style.name] ?? ColumnMemory() else { continue }
      let change = Change([
        .memory(id, style: style.name, from: set.memory[style.name], to: memory)
      ])
      currentTree.apply(change)
      notify(change)
    }
  }
}
