extension BarConfiguration {
  /// How many items are shown beside each other at most, however much room there is.
  private static let mostItems = 8

  /// Whether the title is shown large, below the line of the bar.
  ///
  /// - Parameter automatic: whether it is where the screen leaves that to the style.
  public func isTitleLarge(automatic: Bool) -> Bool {
    guard scrollState == .atEdge, titleContent.isEmpty, !title.isEmpty else { return false }
    return titleForm == .large || titleForm == .automatic && automatic
  }

  /// What stands in the line of a bar for the title: the title with the subtitle below it, beside it in
  /// a terminal, where a line is a row; or what the screen shows in their place.
  public func titleNodes(font: FontRole = .title) -> [any NodeContent] {
    guard titleContent.isEmpty else { return [KeyedNode("title", titleContent)] }
    let text = TextNode(title, font: font, lineLimit: 1, isHeading: true)
    guard let subtitle, !subtitle.isEmpty else { return title.isEmpty ? [] : [text] }
    let below = TextNode(subtitle, font: .caption, ink: .secondary, lineLimit: 1)
    guard !title.isEmpty else { return [below] }
    guard traits.idiom == .terminal else {
      return [StackNode(alignment: .center) { [text, below] }]
    }
    return [
      FittingNode([StackNode(.horizontal, gap: .small) { [text, below] }, text])
    ]
  }

  /// The large title, and the subtitle below it.
  public var largeTitleNodes: [any NodeContent] {
    let text = TextNode(title, font: .largeTitle, lineLimit: 2, isHeading: true)
    guard let subtitle, !subtitle.isEmpty else { return [text] }
    return [text, TextNode(subtitle, font: .caption, ink: .secondary, lineLimit: 1)]
  }

  /// The leading end of a usual bar: the way back, a column's button, the screen's items.
  ///
  /// - Parameter most: the most that the way back shows.
  public func leadingNodes(back most: BackItem.Display = .title) -> [any NodeContent] {
    let back = back?.nodes(atMost: most) ?? []
    return back + buttons([leadingColumn]) + fitting(leading, "leading")
  }

  /// The trailing end of a usual bar: the sign of work that goes on, the screen's items, a column's
  /// button, home.
  ///
  /// - Parameter hasHome: whether home is among them.
  public func trailingNodes(hasHome: Bool = true) -> [any NodeContent] {
    progressNodes + fitting(trailing, "trailing")
      + buttons([trailingColumn, hasHome ? home : nil])
  }

  /// What is below the line of a usual bar: the large title where it is shown, and the search field.
  ///
  /// - Parameter isTitleLarge: whether the title is shown there.
  public func belowNodes(isTitleLarge: Bool) -> [any NodeContent] {
    (isTitleLarge ? largeTitleNodes : []) + (search.map { [KeyedNode("search", [$0.field])] } ?? [])
  }

  /// The sign of work that goes on, as wide as eight characters unless the screen says how wide.
  private var progressNodes: [any NodeContent] {
    guard let progress else { return [] }
    let width = progress.width ?? 8 * Traits.cellWidth
    let widths = width > Traits.cellWidth ? [width, Traits.cellWidth] : [width]
    return [
      FittingNode(
        widths.map { width in
          KeyedNode(
            "progress", [ProgressNode(progress.label, fraction: progress.fraction, width: width)])
        })
    ]
  }

  /// Buttons that show their symbols alone where room is short.
  private func buttons(_ items: [BarItem?]) -> [any NodeContent] {
    items.compactMap(\.self).map { item in
      let forms = item.symbol == nil || item.title.isEmpty ? [false] : [false, true]
      return FittingNode(
        forms.map { KeyedNode("\(item.role) \(item.label)", [item.button(isSymbol: $0)]) })
    }
  }

  /// Items beside each other: with their titles where they all have room; else the symbols of those
  /// that have one, as many items as have room, the first ones first, and the others in a menu at their
  /// end.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - key: what tells them from other items of the same bar.
  public func fitting(_ items: [BarItem], _ key: String) -> [any NodeContent] {
    guard !items.isEmpty else { return [] }
    func button(_ index: Int, isSymbol: Bool) -> any NodeContent {
      KeyedNode("\(key) \(index)", [items[index].button(isSymbol: isSymbol)])
    }
    func line(_ count: Int, isSymbol: Bool) -> any NodeContent {
      StackNode(.horizontal) {
        (0..<count).map { button($0, isSymbol: isSymbol) }
        if count < items.count {
          KeyedNode("\(key) menu \(count)", [menuButton(Array(items[count...]))])
        }
      }
    }
    let most = min(items.count, Self.mostItems)
    let symbols = (0...most).reversed().map { line($0, isSymbol: true) }
    return [FittingNode([line(most, isSymbol: false)] + symbols)]
  }
}
