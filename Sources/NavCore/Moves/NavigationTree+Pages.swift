extension NavigationTree {
  /// The nearest pager around a container, or the container itself.
  func pager(around id: ContainerID) -> (id: ContainerID, set: PageSet)? {
    for outer in containers.lineage(of: id).reversed() {
      if let set = containers.pagers[outer] { return (outer, set) }
    }
    return nil
  }

  /// Selects a page of the nearest pager around a container, or of the container itself.
  func selecting(_ choice: PageChoice, around id: ContainerID) -> Resolution {
    guard let (outer, set) = pager(around: id) else { return .nothing(.noPages) }
    guard let page = page(choice, of: set) else {
      return .notFound(missing(choice, of: outer, set))
    }
    let isStep = choice == .next || choice == .previous
    return .edits(
      selectEdits(page, in: outer, set), orElse: isStep ? .atEnd : .alreadyThere)
  }

  /// Selects a page, or takes the one that is selected already back to its root.
  func selecting(
    _ choice: PageChoice, orPoppingToRootAround id: ContainerID, _ sight: ColumnSight
  ) -> Resolution {
    guard let (_, set) = pager(around: id), let page = page(choice, of: set),
      page == set.selection
    else { return selecting(choice, around: id) }
    return home(in: outerCurrentStack(in: page, sight), sight)
  }

  func selectEdits(_ page: ContainerID, in id: ContainerID, _ set: PageSet) -> [Edit] {
    page == set.selection ? [] : [.select(id, from: set.selection, to: page)]
  }

  /// The page that a choice means, or nil where there is none.
  func page(_ choice: PageChoice, of set: PageSet) -> ContainerID? {
    let last = set.pages.count - 1
    switch choice {
    case .index(let index): return set.pages[min(max(0, index), last)].container
    case .container(let id): return set.index(of: id) == nil ? nil : id
    case .tagged(let tag):
      return containers.tags[tag].flatMap { set.index(of: $0) == nil ? nil : $0 }
    case .keyed(let key): return set.pages.first { $0.key == key }?.container
    case .next: return set.pages[min(set.selectedIndex + 1, last)].container
    case .previous: return set.pages[max(set.selectedIndex - 1, 0)].container
    }
  }

  func missing(_ choice: PageChoice, of id: ContainerID, _ set: PageSet) -> String {
    guard case .keyed = choice else { return "page \(choice) of pager \(id)" }
    let limit = 8
    let known = set.pages.compactMap(\.key)
    let shown = known.prefix(limit).map { "“\($0)”" }.joined(separator: ", ")
    return "page \(choice) of pager \(id); known: "
      + (known.isEmpty ? "none" : known.count > limit ? "\(shown), …" : shown)
  }
}
