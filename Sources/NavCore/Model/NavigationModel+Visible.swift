extension NavigationModel {
  /// Starts the work of the screens that are in sight, when a host shows the model.
  func startVisibleScreens() {
    guard isStarted, !isClosed else { return }
    for (entry, container) in visibleEntries {
      let record = record(of: entry, in: container)
      // A screen may have left while it was made.
      guard records[entry.id] === record else { continue }
      record.start {
        runningTasks += 1
      } ended: { [weak self] in
        self?.runningTasks -= 1
      }
    }
  }

  /// The entries in sight, each with its stack: those of the columns that show, in every layer that
  /// no cover hides.
  var visibleEntries: [(Entry, ContainerID)] {
    tops(of: currentTree.layersInSight.map(\.container))
  }

  /// The entries in sight that the user can do something with: those of the container on top.
  var usableEntries: [Entry] {
    tops(of: [currentTree.topContainer]).map(\.0)
  }

  private func tops(of ids: [ContainerID]) -> [(Entry, ContainerID)] {
    ids.flatMap(visibleStacks(in:))
      .compactMap { id in currentTree.containers.stacks[id].map { ($0.top, id) } }
  }

  private func visibleStacks(in id: ContainerID) -> [ContainerID] {
    guard let set = currentTree.containers.columns[id] else { return [id] }
    return arrangement(of: id).shown.compactMap {
      $0.role == .single ? set.frontContainer : set.container(of: $0.role)
    }
  }
}
