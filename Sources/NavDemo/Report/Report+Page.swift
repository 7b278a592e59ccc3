import NavCore

extension Report.Pages {
  /// One of the pages.
  struct Page: Encodable {
    var title: String
    @OrNull var badge: String?
    var selected: Bool
    /// The routes as text, root first, of the stack in front on it.
    var path: [String]
  }
}

extension Report.Pages.Page {
  @MainActor init(_ item: PageItem, _ container: ContainerID, _ tree: NavigationTree) {
    let stack = tree.containers.stacks[tree.frontStack(in: container)]
    self.init(
      title: item.title, badge: item.badge, selected: item.isSelected,
      path: stack?.entries.map(\.text) ?? [])
  }
}
