import NavCore

extension Report {
  /// Pages of which one is selected.
  struct Pages: Encodable {
    /// How many there are.
    var count: Int
    /// The page that is selected, counted from 0.
    var selected: Int
    /// The container of each page, in order.
    var containers: [String]
  }
}

extension Report.Pages {
  init(_ set: PageSet) {
    self.init(
      count: set.pages.count, selected: set.selectedIndex,
      containers: set.pages.map(\.container.description))
  }
}

extension NavigationTree {
  /// The pages of the outermost container that has them, that of the topmost layer first.
  var outermostPages: PageSet? {
    let layers = presentations.reversed().map(\.container) + [root]
    return layers.lazy.compactMap { containers.pagers[$0] }.first
  }
}
