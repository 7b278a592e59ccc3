import NavCore

extension BarConfiguration {
  /// A usual bar: back, column, items; title; items, column, home; below them the large title and the
  /// search field. Its ground is the screen's own colour or, where there is none, the theme's for bars.
  ///
  /// - Parameters:
  ///   - placement: where it goes.
  ///   - ground: the colour behind it where the screen has none.
  ///   - isBareAtEdge: whether it has no ground where the content is at its beginning and the screen has
  ///     no colour of its own.
  ///   - back: the most that the way back shows.
  ///   - hasHome: whether home is in it.
  ///   - isLarge: whether the title is large where the screen leaves that to the style.
  ///   - font: the font of the title in the line.
  func line(
    _ placement: BarPlacement = .top, ground: Paint = .role(.barGround), isBareAtEdge: Bool = false,
    back: BackItem.Display = .title, hasHome: Bool = true, isLarge: Bool = false,
    font: FontRole = .title
  ) -> Bar {
    let isTitleLarge = isTitleLarge(automatic: isLarge)
    let isBare = isBareAtEdge && scrollState == .atEdge && tint == nil
    return Bar(placement) {
      BarNode(ground: isBare ? nil : tint ?? ground, ink: isBare ? .ink : .role(.barInk)) {
        leadingNodes(back: back)
      } middle: {
        if !isTitleLarge { titleNodes(font: font) }
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
