@testable import NavCore

extension ContainerPlan {
  /// Three pages: item-11, item-12 and item-13.
  static func album(selection: Int = 0, tag: String? = nil) -> ContainerPlan {
    .pager(
      [.stack(Page.item(11)), .stack(Page.item(12)), .stack(Page.item(13))],
      selection: selection, tag: tag)
  }

  /// Home, and on it item-1, which holds an album.
  static var holdingAlbum: ContainerPlan {
    .stack(.to(Page.home), path: [.holding(.to(Page.item(1)), .album())])
  }
}

extension NavigationModel {
  /// What the first entry that shows a page holds, or nil.
  func held(by page: Page) -> ContainerID? { entry(page).flatMap { tree.containers.held[$0.id] } }

  /// The texts of all entries that are in sight, the lowest first.
  var visible: [String] { visibleEntries.map(\.entry.text) }
}
