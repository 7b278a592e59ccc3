extension NavigationModel {
  /// One who chooses styles.
  enum StyleChooser {
    case screen(Entry)
    case navigator(ContainerID)
    case app
  }

  /// Those who choose styles for an entry on top of a container's stack, the nearest first: its screen,
  /// the navigators from the container's outwards, the app.
  func styleChoosers(
    _ entry: Entry?, in id: ContainerID
  ) -> [(chooser: StyleChooser, choices: StyleChoices)] {
    var choosers: [(chooser: StyleChooser, choices: StyleChoices)] = []
    if let entry, let record = records[entry.id] {
      choosers.append((.screen(entry), record.screen.styles))
    }
    for container in currentTree.containers.lineage(of: id).reversed() {
      if let choices = containerStyles[container] {
        choosers.append((.navigator(container), choices))
      }
    }
    return choosers + [(.app, styles)]
  }

  /// Why a slot has the style that it has.
  ///
  /// - Parameters:
  ///   - slot: the slot.
  ///   - id: a stack; for column styles a set of columns, or a stack in one; for pager styles a pager,
  ///     or what is in one.
  /// - Returns: nil where there is no such container, and for column and pager styles where it is not
  ///   in columns or pages.
  public func explanation(of slot: StyleSlot, in id: ContainerID) -> StyleExplanation? {
    let containers = currentTree.containers
    let place: ContainerID? =
      switch slot {
      case .theme, .bar, .transition: containers.stacks[id] == nil ? nil : id
      case .columns: containers.columns[id] == nil ? currentTree.columns(around: id) : id
      case .pager: containers.contains(id) ? currentTree.pager(around: id)?.id : nil
      }
    guard let place else { return nil }
    let top =
      slot == .pager
      ? frontEntry(ofPager: place) : containers.stacks[currentTree.outerStack(in: place)]?.top
    var choices = styleChoosers(top, in: place).compactMap { chooser, choices in
      choices.name(of: slot).map { StyleExplanation.Choice(level: level(of: chooser), name: $0) }
    }
    if let name = app.registry.defaultName(of: slot) {
      choices.append(StyleExplanation.Choice(level: .registry, name: name))
    }
    return StyleExplanation(slot: slot, container: place, choices: choices)
  }

  private func level(of chooser: StyleChooser) -> StyleExplanation.Level {
    switch chooser {
    case .screen(let entry): .screen(entry)
    case .navigator(let id): .navigator(id, tag: currentTree.containers.tag(of: id))
    case .app: .app
    }
  }
}
