extension Composer {
  /// Makes the frame of a pager whose selected page is made.
  func frame(of pages: Outline.Pages, page: ContainerFrame) -> PagerFrame {
    let theme = theme(levels: model.styleChoosers(nil, in: pages.container).map(\.choices))
    let set = pages.set
    return PagerFrame(
      container: pages.container, style: pages.style?.name ?? "", axis: set.axis,
      isSwipeable: set.isSwipeable, count: set.pages.count, selection: set.selectedIndex,
      loaded: set.loaded, page: page, pageContainer: set.selection,
      transition: pages.transition, chrome: pages.style.map { chrome($0, pages, theme) },
      theme: theme)
  }

  /// Tells the chrome of a pager where the user is between its pages, while a drag or a transition
  /// moves them; nil when nothing moves any more.
  ///
  /// - Parameters:
  ///   - position: from 0 to the number of the last page, in pages; what is out of range is the
  ///     nearest.
  ///   - pager: the container of the pages; one that is not in sight is left alone.
  public func setPosition(_ position: Double?, of pager: ContainerID) {
    guard let part = pagerParts[pager], part.position != position else { return }
    part.position = position
    part.unit.invalidate()
    chromeChanged()
  }

  /// Lets go of the chrome of pagers that are out of sight, and of what was composed for pages that
  /// are loaded no more.
  func forgetPages(_ outline: Outline) {
    let containers = model.currentTree.containers
    guard !containers.pagers.isEmpty || !pagerParts.isEmpty else { return }
    for (id, part) in pagerParts where part.lastFrame < frameNumber {
      part.unit.drop()
      pagerParts[id] = nil
    }
    let shown = outline.layers.flatMap(\.content.pagers)
    for (id, part) in parts where part.lastFrame < frameNumber {
      guard let container = model.records[id]?.container else { continue }
      let lineage = containers.lineage(of: container)
      let isUnloaded = shown.contains { pages in
        guard let place = lineage.firstIndex(of: pages.container), place + 1 < lineage.count else {
          return false
        }
        return !pages.loaded.contains(lineage[place + 1])
      }
      guard isUnloaded else { continue }
      part.drop()
      parts[id] = nil
    }
  }

  private func chrome(
    _ style: any PagerStyle, _ pages: Outline.Pages, _ theme: Theme
  ) -> PagerFrame.Chrome {
    let part = pagerPart(of: pages.container)
    part.lastFrame = frameNumber
    let situation = PagerPart.Situation(
      style: style.name, generation: model.stylesGeneration, set: pages.set, theme: theme)
    if part.situation != situation {
      part.situation = situation
      part.unit.make = { [weak self, weak part] in
        guard let self, let part else { return [] }
        let chrome = style.makeChrome(configuration(pages, part.position, theme))
        part.placement = chrome.placement
        part.isKeptClear = chrome.isKeptClear
        return chrome.content
      }
      part.unit.invalidate()
    }
    let node = part.unit.current()
    return PagerFrame.Chrome(
      placement: part.placement, isKeptClear: part.isKeptClear, node: node)
  }

  private func pagerPart(of id: ContainerID) -> PagerPart {
    if let part = pagerParts[id] { return part }
    let place = NodeID(rawValue: 0).child(id.rawValue).child("chrome")
    let part = PagerPart(
      unit: CompositionUnit(id: place, composer: self, make: { [] }, didBecomeInvalid: {}))
    pagerParts[id] = part
    return part
  }

  private func configuration(
    _ pages: Outline.Pages, _ position: Double?, _ theme: Theme
  ) -> PagerConfiguration {
    let (id, set) = (pages.container, pages.set)
    let selection = set.selectedIndex
    let last = Double(set.pages.count - 1)
    return PagerConfiguration(
      count: set.pages.count, selection: selection,
      position: min(max(0, position ?? Double(selection)), last), axis: set.axis,
      isSwipeable: set.isSwipeable, finish: model.finishPages(of: id), wording: model.wording,
      traits: model.traits, theme: theme,
      makeItem: { [weak model] index in
        model?.pageItem(at: index, of: set, in: id, isSelected: index == selection)
          ?? PageItem(
            index: index, title: "", symbol: nil, badge: nil, isSelected: false, label: "",
            action: {})
      },
      select: { [weak model] choice in
        model?.perform(Move(.select(choice), in: id, cause: .user))
      },
      showMenu: { [weak model] in model?.showMenu($0) })
  }
}
