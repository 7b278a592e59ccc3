import NavCore

extension Report {
  /// Pages of which one is selected.
  struct Pages: Encodable {
    /// The first and the last page that are loaded, counted from 0.
    struct Loaded: Encodable {
      var first: Int
      var last: Int
    }

    /// How many there are.
    var count: Int
    /// The page that is selected, counted from 0.
    var selected: Int
    /// The container of each page, in order.
    var containers: [String]
    /// The style of what shows beside them; nil where the pager is not in sight.
    @OrNull var style: String?
    /// `top`, `bottom`, `leading`, `floating` or `hidden`; nil where the pager is not in sight.
    @OrNull var placement: String?
    var axis: PageAxis
    /// Whether a drag turns them.
    var swipeable: Bool
    var loaded: Loaded
    var pages: [Page]
  }
}

extension Report.Pages {
  @MainActor init(_ id: ContainerID, _ set: PageSet, of model: NavigationModel, in frame: Frame) {
    let shown = frame.pagers.first { $0.container == id }
    self.init(
      count: set.pages.count, selected: set.selectedIndex,
      containers: set.pages.map(\.container.description), style: shown?.style,
      placement: shown?.chrome?.placement.name, axis: set.axis, swipeable: set.isSwipeable,
      loaded: Loaded(first: set.loaded.lowerBound, last: set.loaded.upperBound - 1),
      pages: set.pages.indices.compactMap { index in
        model.pageItem(at: index, of: id).map { Page($0, set.pages[index].container, model.tree) }
      })
  }
}

extension NavigationTree {
  /// The outermost container that has pages, that of the topmost layer first.
  var outermostPager: ContainerID? {
    let layers = presentations.reversed().map(\.container) + [root]
    return layers.lazy.compactMap { outermostPager(in: $0) }.first
  }

  private func outermostPager(in id: ContainerID) -> ContainerID? {
    if containers.pagers[id] != nil { return id }
    if let set = containers.columns[id] { return outermostPager(in: set.frontContainer) }
    return containers.stacks[id].flatMap { containers.held[$0.top.id] }
      .flatMap(outermostPager(in:))
  }
}
