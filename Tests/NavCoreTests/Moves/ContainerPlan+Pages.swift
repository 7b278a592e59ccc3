import NavCore

extension ContainerPlan {
  /// Three pages, each a stack with a tag: `first`, `second`, `third`.
  static func threePages(selection: Int = 0) -> ContainerPlan {
    .pager(
      [
        .stack(Page.item(1), tag: "first"), .stack(Page.item(2), tag: "second"),
        .stack(Page.item(3), tag: "third"),
      ], selection: selection, tag: "pages")
  }

  /// A page with two columns, and one with two pages of its own, of which the second has a path.
  static var nestedPages: ContainerPlan {
    .pager(
      [
        .columns(
          [
            Column(.sidebar, .to(Page.sidebar), tag: "side"),
            Column(.detail, .to(Page.blank), tag: "main"),
          ], tag: "split"),
        .pager(
          [
            .stack(Page.item(1), tag: "left"),
            .stack(.to(Page.item(2)), path: [.to(Page.item(3))], tag: "right"),
          ], tag: "inner"),
      ], tag: "outer")
  }
}

extension NavigationModel {
  /// The navigator with a tag; that of the root where there is none, which a test then notices.
  func tagged(_ tag: String) -> any Navigator { navigator(tagged: tag) ?? root }

  /// The first entry that shows a page, in the order in which the stacks were made.
  func entry(_ page: Page) -> Entry? {
    tree.containers.ids.flatMap { tree.containers.stacks[$0]?.entries ?? [] }
      .first { $0.route?.as(Page.self) == page }
  }
}
