import NavCore

extension BarConfiguration {
  /// Round buttons over the body: back, and a menu of what else there is; no bar where there is
  /// neither.
  func roundButtons(
    at anchor: BarPlacement.Anchor, _ content: CoveredContent, ground: Paint
  ) -> Bar {
    let back = back.flatMap { $0.display == .hidden ? nil : $0 }
    let items = menuItems
    guard back != nil || !items.isEmpty else { return .hidden }
    return Bar(.floating(anchor), isKeptClear: content == .clear) {
      let back = back.map { KeyedNode("back", [$0.button(.symbol, form: .round, ground: ground)]) }
      let menu =
        items.isEmpty
        ? nil : KeyedNode("menu", [menuButton(items, form: .round, ground: ground)])
      let buttons: [any NodeContent] = [back, menu].compactMap(\.self)
      FittingNode {
        StackNode(.horizontal, gap: .small) { buttons }
        StackNode(gap: .small) { buttons }
      }
    }
  }
}
