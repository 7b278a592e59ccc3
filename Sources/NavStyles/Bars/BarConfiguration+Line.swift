import NavCore

extension BarConfiguration {
  /// A usual bar: back, column, items; title; items, column, home; below them the large title and the
  /// search field.
  ///
  /// - Parameters:
  ///   - placement: where it goes.
  ///   - ground: the colour behind it; the screen's own, or the theme's for bars.
  ///   - back: the most that the way back shows.
  ///   - hasHome: whether home is in it.
  ///   - isLarge: whether the title is large where the screen leaves that to the style.
  func line(
    _ placement: BarPlacement = .top, ground: Paint? = nil, back: BackItem.Display = .title,
    hasHome: Bool = true, isLarge: Bool = false
  ) -> Bar {
    let isTitleLarge = isTitleLarge(automatic: isLarge)
    return Bar(placement) {
      BarNode(ground: ground ?? tint ?? .role(.barGround)) {
        leadingNodes(back: back)
      } middle: {
        if !isTitleLarge { titleNodes() }
      } trailing: {
        trailingNodes(hasHome: hasHome)
      } below: {
        belowNodes(isTitleLarge: isTitleLarge)
      }
    }
  }

  /// The items of a screen, and home where it leads further than back: what a bar without ends offers
  /// in a menu.
  var menuItems: [BarItem] {
    let columns = [leadingColumn, trailingColumn].compactMap { $0 }
    let home = home.flatMap { $0.isEnabled && back?.showHistory != nil ? $0 : nil }
    return leading + trailing + columns + (home.map { [$0] } ?? [])
  }
}
