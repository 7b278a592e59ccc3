extension NavigationModel {
  /// The entries in sight, each with its stack: those of the columns that show, in every layer that
  /// no cover hides; the lowest first.
  var visibleEntries: [Place] {
    var places: [Place] = []
    if currentTree.presentations.isEmpty {
      add(&places, in: currentTree.root)
    } else {
      for layer in currentTree.layersInSight { add(&places, in: layer.container) }
    }
    return places
  }

  /// The entries in sight that the user can do something with: those of the container on top.
  var usableEntries: [Entry] { shownEntries(in: currentTree.topContainer) }

  /// The entries that show, or would show, in a container.
  func shownEntries(in id: ContainerID) -> [Entry] { shownPlaces(in: id).map(\.entry) }

  /// The entries that show, or would show, in a container, each with its stack.
  func shownPlaces(in id: ContainerID) -> [Place] {
    var places: [Place] = []
    add(&places, in: id)
    return places
  }

  /// Whether a container shows: whether no page around it is turned away from, and each entry around it
  /// that holds it is on top.
  func isInSight(_ id: ContainerID) -> Bool {
    let lineage = currentTree.containers.lineage(of: id)
    return zip(lineage, lineage.dropFirst()).allSatisfy { outer, inner in
      if let set = currentTree.containers.pagers[outer] { return set.selection == inner }
      let isStack = currentTree.containers.stacks[outer] != nil
      return !isStack || currentTree.containers.heldOnTop(of: outer) == inner
    }
  }

  private func add(_ places: inout [Place], in id: ContainerID) {
    if let stack = currentTree.containers.stacks[id] {
      places.append(Place(entry: stack.top, stack: id, logic: logic(around: id)))
      if let inner = currentTree.containers.heldOnTop(of: id) { add(&places, in: inner) }
    } else if let set = currentTree.containers.pagers[id] {
      add(&places, in: set.selection)
    } else if let set = currentTree.containers.columns[id] {
      for column in arrangement(of: id).shown {
        let stack =
          column.role == .single ? set.frontContainer : set.container(of: column.role)
        if let stack { add(&places, in: stack) }
      }
    }
  }

  private func logic(around id: ContainerID) -> [ContainerLogic] {
    guard !containerLogic.isEmpty else { return [] }
    return currentTree.containers.lineage(of: id).compactMap { containerLogic[$0] }
  }
}
