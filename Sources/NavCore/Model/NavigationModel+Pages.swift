extension NavigationModel {
  /// The style of a pager's chrome: the choice of the screen in front, the navigator's, the app's, the
  /// default. A screen chooses for the nearest pager around it.
  func pagerStyle(of id: ContainerID) -> (any PagerStyle)? {
    styleChoosers(frontEntry(ofPager: id), in: id).lazy.compactMap(\.choices.pager).first
      ?? app.registry.pagers.defaultItem
  }

  /// The entry in front in a pager, or nil where another pager is nearer around it.
  func frontEntry(ofPager id: ContainerID) -> Entry? {
    let stack = currentTree.outerStack(in: id)
    guard currentTree.pager(around: stack)?.id == id else { return nil }
    handle(of: stack).pulse.read()
    return currentTree.containers.stacks[stack]?.top
  }

  /// What the chrome of a pager shows of a page.
  func pageItem(at index: Int, of set: PageSet, in id: ContainerID, isSelected: Bool) -> PageItem {
    let page = set.pages[index].container
    let look = pageLooks[page]
    let title = look?.title() ?? rootTitle(of: page)
    let badge = look?.badge()
    let place = Wording.fill(wording.page, with: "\(index + 1) / \(set.pages.count)")
    let name = title.isEmpty ? "\(index + 1)" : title
    let label = [title.isEmpty ? nil : title, badge, place].compactMap(\.self)
    return PageItem(
      index: index, title: name, symbol: look?.symbol, badge: badge, isSelected: isSelected,
      label: label.joined(separator: ", "),
      action: { [weak self] in
        self?.perform(Move(.selectOrPopToRoot(.container(page)), in: id, cause: .user))
      })
  }

  /// What a pager shows of a page, or nil where there is no such pager or no such page.
  ///
  /// - Parameters:
  ///   - index: the page, counted from 0.
  ///   - pager: the container of the pages.
  package func pageItem(at index: Int, of pager: ContainerID) -> PageItem? {
    guard let set = currentTree.containers.pagers[pager], set.pages.indices.contains(index) else {
      return nil
    }
    return pageItem(at: index, of: set, in: pager, isSelected: index == set.selectedIndex)
  }

  private func rootTitle(of page: ContainerID) -> String {
    let stack = currentTree.outerStack(in: page)
    guard let root = currentTree.containers.stacks[stack]?.root else { return "" }
    return record(of: root, in: stack).screen.title()
  }

  /// What ends the pages of a pager, or nil where nothing does.
  func finishPages(of id: ContainerID) -> (@MainActor @Sendable () -> Void)? {
    if let ending = pageEndings[id] { return ending }
    if let entry = currentTree.containers.holder(around: id)?.entry {
      return { [weak self] in self?.perform(Move(.leave(entry), in: id, cause: .user)) }
    }
    guard currentTree.presentation(around: id) != nil else { return nil }
    return { [weak self] in self?.perform(Move(.dismiss(.this), in: id, cause: .user)) }
  }

  /// Makes the screens of the pages that are loaded next to those that show.
  ///
  /// - Complexity: O(pages that are loaded).
  func makeNearScreens() {
    guard !currentTree.containers.pagers.isEmpty else { return }
    // A screen that is made may bring other pages near.
    while true {
      let unmade = currentTree.layersInSight.flatMap { nearPlaces(in: $0.container) }
        .filter { isUnmade($0.entry.id) }
      guard !unmade.isEmpty else { return }
      for place in unmade where currentTree.containers.stacks[place.stack]?.top == place.entry {
        _ = record(of: place.entry, in: place.stack)
      }
    }
  }

  /// The entries that show, or would show, in the pages of a container that are loaded.
  private func nearPlaces(in id: ContainerID) -> [Place] {
    guard let set = currentTree.containers.pagers[id] else {
      guard !currentTree.containers.held.isEmpty else { return [] }
      return shownPlaces(in: id).flatMap { place in
        currentTree.containers.held[place.entry.id].map(nearPlaces(in:)) ?? []
      }
    }
    return set.pages[set.loaded].flatMap { page in
      shownPlaces(in: page.container) + nearPlaces(in: page.container)
    }
  }
}
