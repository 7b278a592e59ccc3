import NavCore

extension ContainerPlan {
  /// A sidebar and a detail column, each of which can be found by its tag.
  static func sidebar(_ sidebar: some Route, detail: some Route) -> ContainerPlan {
    .columns([
      Column(.sidebar, .to(sidebar), tag: "sidebar"),
      Column(.detail, .to(detail), tag: ScreenContext.detail),
    ])
  }
}
