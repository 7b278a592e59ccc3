extension NavigationModel {
  /// What showed before a change, as far as its transitions hang on it.
  struct Scene {
    /// The top of each stack that changes, how many entries were below it, and how it goes.
    var stacks: [ContainerID: (top: EntryID, count: Int, way: ChosenTransition)] = [:]
    /// The column in front of each set in which another one comes there, and how it goes.
    var columns: [ContainerID: (place: Int, way: ChosenTransition)] = [:]
    /// How the presentations that go are taken away.
    var dismissal: ChosenTransition?
  }

  /// What shows in the containers that a change is about to change.
  func scene(before change: Change, of move: Move) -> Scene {
    var scene = Scene()
    guard isStarted else { return scene }
    for edit in change.edits {
      switch edit {
      case .splice(let id, _, _, _):
        guard let stack = currentTree.containers.stacks[id], scene.stacks[id] == nil else {
          continue
        }
        scene.stacks[id] = (
          stack.top.id, stack.entries.count, transition(of: stack.top, in: id, by: move)
        )
      case .front(let id, _, _):
        guard let set = currentTree.containers.columns[id], scene.columns[id] == nil else {
          continue
        }
        let top = currentTree.containers.stacks[set.frontContainer]?.top
        scene.columns[id] = (
          set.frontPlace, transition(of: top, in: set.frontContainer, by: move)
        )
      case .dismiss(let presentation, _):
        guard scene.dismissal == nil else { continue }
        let stack = currentTree.outerStack(in: presentation.container)
        let root = currentTree.containers.stacks[stack]?.root
        scene.dismissal = transition(of: root, in: presentation.container, by: move)
      default: continue
      }
    }
    return scene
  }

  /// Takes down how what shows now came there.
  func takeDown(_ change: Change, of move: Move, after scene: Scene) {
    guard isStarted else { return }
    if let dismissal = scene.dismissal { lastDismissal = dismissal }
    for (id, old) in scene.stacks {
      guard let stack = currentTree.containers.stacks[id], stack.top.id != old.top else { continue }
      let isForward = stack.entries.count >= old.count
      transitions[id] = isForward ? transition(of: stack.top, in: id, by: move) : old.way
      // Collapsed columns are one stack to the eye.
      if let outer = currentTree.columns(around: id) { transitions[outer] = transitions[id] }
    }
    for (id, old) in scene.columns {
      guard let set = currentTree.containers.columns[id] else { continue }
      let front = set.frontContainer
      transitions[id] =
        set.frontPlace > old.place
        ? transition(of: currentTree.containers.stacks[front]?.top, in: front, by: move) : old.way
    }
    for edit in change.edits {
      switch edit {
      case .select(let id, _, _):
        transitions[id] = transition(of: frontEntry(ofPager: id), in: id, by: move)
      case .visibility(let id, _, _, _):
        let front = currentTree.containers.columns[id]?.frontContainer ?? id
        transitions[id] = transition(
          of: currentTree.containers.stacks[front]?.top, in: id, by: move)
      case .present(let presentation, _):
        let id = presentation.container
        let stack = currentTree.outerStack(in: id)
        transitions[id] = transition(
          of: currentTree.containers.stacks[stack]?.root, in: id, by: move)
      default: continue
      }
    }
  }

  /// The transition of a question to the user.
  var promptTransition: ChosenTransition {
    ChosenTransition(style: styles.transition ?? app.registry.transitions.defaultItem)
  }

  /// The transition of an entry: the move's, the screen's, that of the nearest navigator that chooses
  /// one, the app's, the default.
  private func transition(
    of entry: Entry?, in id: ContainerID, by move: Move
  ) -> ChosenTransition {
    guard move.isAnimated else { return ChosenTransition(style: nil) }
    let chosen =
      move.transition
      ?? styleChoosers(entry, in: id).lazy.compactMap(\.choices.transition).first
    return ChosenTransition(style: chosen ?? app.registry.transitions.defaultItem)
  }
}

extension ColumnSet {
  /// Where the column in front stands, counted from the leading side.
  fileprivate var frontPlace: Int { columns.firstIndex { $0.role == front } ?? 0 }
}
