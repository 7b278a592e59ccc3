extension NavigationModel {
  /// How many steps back the history offers at once, as many as a menu can be read; the beginning is
  /// always among them.
  private static let historySteps = 30

  /// A stack that steps back lead through.
  private struct Stretch {
    let container: ContainerID
    /// How many of its entries, from its root up, they lead to.
    let count: Int
    /// How many entries that hold containers they lead out of before.
    let depth: Int
  }

  /// The stacks that steps back from the top of a stack lead through, the nearest first: its own and,
  /// where columns are collapsed, those of the columns before it; then the one with the entry that
  /// holds all these, below that entry, and so on.
  private func way(from id: ContainerID) -> [Stretch] {
    var way: [Stretch] = []
    let count = currentTree.containers.stacks[id]?.entries.count ?? 0
    var next: (container: ContainerID, count: Int)? = (id, max(0, count - 1))
    while let (container, count) = next {
      let depth = way.last.map { $0.depth + 1 } ?? 0
      handle(of: container).pulse.read()
      way.append(Stretch(container: container, count: count, depth: depth))
      for before in columnsBefore(container) {
        let count = currentTree.containers.stacks[before]?.entries.count ?? 0
        way.append(Stretch(container: before, count: count, depth: depth))
      }
      next = currentTree.containers.holder(around: container).map { holder, stack in
        (stack, currentTree.containers.stacks[stack]?.index(of: holder) ?? 0)
      }
    }
    return way
  }

  /// The entries that steps back from the top of a stack lead to, the nearest first: those below it
  /// and, where columns are collapsed, those of the columns before its own; then those below the entry
  /// that holds these.
  ///
  /// - Complexity: O(steps).
  func history(of id: ContainerID, atMost count: Int) -> [(entry: Entry, container: ContainerID)] {
    var found: [(entry: Entry, container: ContainerID)] = []
    for stretch in way(from: id) {
      let entries = currentTree.containers.stacks[stretch.container]?.entries ?? []
      for entry in entries.prefix(stretch.count).suffix(count - found.count).reversed() {
        found.append((entry, stretch.container))
      }
    }
    return found
  }

  /// The first of all entries that steps back lead to, or nil where there is none.
  private func beginning(of id: ContainerID) -> (entry: Entry, container: ContainerID)? {
    guard let container = way(from: id).last(where: { $0.count > 0 })?.container,
      let root = currentTree.containers.stacks[container]?.root
    else { return nil }
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
  /// roots, in the same move; what is held goes with the entry that holds it.
  private func goBack(to entry: EntryID, in container: ContainerID, from id: ContainerID) {
    let way = way(from: id)
    let depth = way.first { $0.container == container }?.depth
    let passed = way.prefix { $0.container != container }.filter { $0.depth == depth }
      .map(\.container)
    guard !passed.isEmpty else {
      return _ = perform(Move(.reveal(entry), in: id, cause: .user))
    }
    // The stack that one is in may go with the entry that holds it.
    let moves =
      passed.map { Move(.popToRoot, in: $0, cause: .user) }
      + [Move(.reveal(entry), in: container, cause: .user)]
    perform(Move(.batch(moves), in: id, cause: .user))
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
