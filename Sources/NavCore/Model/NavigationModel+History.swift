extension NavigationModel {
  /// How many steps back the history offers at once, as many as a menu can be read; the beginning is
  /// always among them.
  private static let historySteps = 30

  /// The entries that steps back from the top of a stack lead to, the nearest first: those below it
  /// and, where columns are collapsed, those of the columns before its own.
  ///
  /// - Complexity: O(steps).
  func history(of id: ContainerID, atMost count: Int) -> [(entry: Entry, container: ContainerID)] {
    handle(of: id).pulse.read()
    var found: [(entry: Entry, container: ContainerID)] = []
    for container in [id] + columnsBefore(id) {
      guard let entries = currentTree.containers.stacks[container]?.entries else { continue }
      let isOwn = container == id
      for entry in entries.dropLast(isOwn ? 1 : 0).reversed() {
        guard found.count < count else { return found }
        found.append((entry, container))
      }
    }
    return found
  }

  /// The first of all entries that steps back lead to, or nil where there is none.
  private func beginning(of id: ContainerID) -> (entry: Entry, container: ContainerID)? {
    let container = columnsBefore(id).last ?? id
    guard let root = currentTree.containers.stacks[container]?.entries.first else { return nil }
    return (root, container)
  }

  /// The columns that steps back from the root of a column lead to, the nearest first: those before
  /// it that don't show beside it.
  private func columnsBefore(_ id: ContainerID) -> [ContainerID] {
    guard let around = currentTree.columns(around: id),
      let set = currentTree.containers.columns[around],
      let place = set.columns.firstIndex(where: { $0.container == id })
    else { return [] }
    let now = arrangement(of: around)
    return set.columns[..<place].reversed().prefix { !now.shows($0.role) }.map(\.container)
  }

  /// Shows the history of a stack as a menu; a choice goes back to that screen, over all that is above
  /// it at once. Where there is nothing to go back to it does nothing.
  ///
  /// Its guards are asked as for every other way back.
  ///
  /// - Returns: whether there is something to go back to.
  @discardableResult
  public func showHistory(of id: ContainerID) -> Bool {
    var steps = history(of: id, atMost: Self.historySteps)
    guard let last = steps.last else { return false }
    if let beginning = beginning(of: id), beginning.entry != last.entry { steps.append(beginning) }
    let choices = steps.map { step in
      Prompt.Choice(backTitle(of: step.entry, in: step.container), key: "\(step.entry.id)")
    }
    let cancel = Prompt.Choice(wording.cancel, role: .cancel, key: "")
    ask(Prompt(wording.history, form: .menu, choices: choices + [cancel])) { [weak self] choice in
      guard let step = steps.first(where: { "\($0.entry.id)" == choice.key }) else { return }
      self?.goBack(to: step.entry.id, in: step.container, from: id)
    }
    return true
  }

  /// Goes back to an entry as so many single steps back do: the columns after its own go back to their
  /// roots, in the same move.
  private func goBack(to entry: EntryID, in container: ContainerID, from id: ContainerID) {
    let passed = ([id] + columnsBefore(id)).prefix { $0 != container }
    let reveal = Move(.reveal(entry), in: id, cause: .user)
    guard !passed.isEmpty else { return _ = perform(reveal) }
    let moves = passed.map { Move(.popToRoot, in: $0, cause: .user) }
    perform(Move(.batch(moves + [reveal]), in: id, cause: .user))
  }

  /// The end of the way that led to what a stack shows.
  func path(of id: ContainerID, atMost count: Int) -> BarPath {
    let history = history(of: id, atMost: max(0, count) + 1)
    let showHistory: @MainActor @Sendable () -> Void = { [weak self] in
      self?.showHistory(of: id)
    }
    let steps = history.prefix(max(0, count)).enumerated().reversed().map { index, step in
      let title = backTitle(of: step.entry, in: step.container)
      let isNearest = index == 0
      return BarPath.Step(
        title: title, label: backLabel(title), isNearest: isNearest,
        showHistory: isNearest && history.count > 1 ? showHistory : nil
      ) { [weak self] in
        self?.goBack(to: step.entry.id, in: step.container, from: id)
      }
    }
    return BarPath(steps: steps, isWhole: history.count <= count)
  }

  /// Shows items of a bar as a menu.
  func showMenu(_ items: [BarItem]) {
    let choices = items.enumerated().map { index, item in
      Prompt.Choice(item.label, isEnabled: item.isEnabled, key: "\(index)")
    }
    let cancel = Prompt.Choice(wording.cancel, role: .cancel, key: "")
    ask(Prompt(wording.more, form: .menu, choices: choices + [cancel])) { choice in
      guard let index = Int(choice.key), items.indices.contains(index) else { return }
      items[index].action()
    }
  }

  /// What a way back to an entry says: what its screen wants said, its title, or the general word.
  func backTitle(of entry: Entry, in container: ContainerID) -> String {
    let screen = record(of: entry, in: container).screen
    let title = screen.backTitle() ?? screen.title()
    return title.isEmpty ? wording.back : title
  }

  /// What a way back is called that says a title.
  func backLabel(_ title: String) -> String {
    title == wording.back ? title : Wording.fill(wording.backTo, with: title)
  }
}
