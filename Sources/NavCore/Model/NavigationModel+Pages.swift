extension NavigationModel {
  /// The style of a pager's chrome: the choice of the screen in front, the navigator's, the app's, the
  /// default. A screen chooses for the nearest pager around it.
  func pagerStyle(of id: ContainerID) -> (any PagerStyle)? {
    styleChoosers(frontEntry(ofPager: id), in: id).lazy.compactMap(\.choices.pager).first
      ?? app.registry.pagers.defaultItem
  }

  /// The entry in front in a pager, or nil where another pager is nearer around it.
  func frontEntry(ofPager id: ContainerID) -> Entry? {
    let stack = currentTree.frontStack(in: id)
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
    let stack = currentTree.frontStack(in: page)
    guard let root = currentTree.containers.stacks[stack]?.root else { return "" }
    return record(of: root, in: stack).screen.title()
  }

  /// What ends the pages of a pager, or nil where nothing does.
  func finishPages(of id: ContainerID) -> (@MainActor @Sendable () -> Void)? {
    if let ending = pageEndings[id] { return ending }
    guard currentTree.presentation(around: id) != nil else { return nil }
    return { [weak self] in self?.perform(Move(.dismiss(.this), in: id, cause: .user)) }
  }

  /// Makes the screens of the pages that are loaded next to those that show.
  func makeNearScreens() {
    guard !currentTree.containers.pagers.isEmpty else { return }
    while let (entry, stack) = nextUnmadeNearEntry { _ = record(of: entry, in: stack) }
  }

  /// The first entry of a page that is to be loaded and has no screen yet.
  private var nextUnmadeNearEntry: (Entry, ContainerID)? {
    for layer in currentTree.layersInSight {
      if let found = nextUnmadeEntry(near: layer.container) { return found }
    }
    return nil
  }

  private func nextUnmadeEntry(near id: ContainerID) -> (Entry, ContainerID)? {
    guard let set = currentTree.containers.pagers[id] else { return nil }
    for page in set.pages[set.loaded] {
      if let found = nextUnmadeEntry(near: page.container) { return found }
      let places = shownPlaces(in: page.container)
      if let place = places.first(where: { isUnmade($0.entry.id) }) {
        return (place.entry, place.stack)
      }
    }
    return nil
  }
}
