/// What a pager's chrome may show.
@MainActor public struct PagerConfiguration {
  /// How many pages there are, at least 1.
  public let count: Int
  /// The selected page, counted from 0.
  public let selection: Int
  /// Where the user is between the pages, from 0 to the number of the last one: the selection while
  /// nothing moves, a number between two pages while a drag or a transition is between them.
  public let position: Double
  /// The way in which the pages follow each other.
  public let axis: PageAxis
  /// Whether a drag turns them.
  public let isSwipeable: Bool
  /// Ends the pages: what the app wants done then, or that the entry goes that holds them, or the
  /// presentation that they are in; nil where there is none of it.
  public let finish: (@MainActor @Sendable () -> Void)?
  /// The words that Nav itself shows.
  public let wording: Wording
  /// Where the pager is shown.
  public let traits: Traits
  /// The theme in force; a style reads roles from it.
  public let theme: Theme

  let makeItem: @MainActor (Int) -> PageItem
  let select: @MainActor @Sendable (PageChoice) -> Void
  let showMenu: @MainActor @Sendable ([BarItem]) -> Void

  /// The page that is shown the most of.
  public var nearest: Int { min(max(0, Int(position.rounded())), count - 1) }

  /// Whether there is no page before the selected one.
  public var isFirst: Bool { selection == 0 }

  /// Whether there is no page after the selected one.
  public var isLast: Bool { selection == count - 1 }

  /// A page; what it is called is read when it is asked for, and the screen at its root is made for
  /// its title where nothing else names it.
  ///
  /// - Parameter index: the page, from 0 to ``count`` - 1.
  public func page(at index: Int) -> PageItem { makeItem(index) }

  /// Selects the next page.
  public func next() { select(.next) }

  /// Selects the page before.
  public func previous() { select(.previous) }

  /// A button that opens a menu of pages, such as of those that have no room.
  ///
  /// - Parameters:
  ///   - pages: the pages, counted from 0.
  ///   - symbol: its symbol.
  ///   - title: what it says, or empty where the symbol says it.
  ///   - isSelected: whether the selected page is among them.
  public func menuButton(
    _ pages: Range<Int>, symbol: SymbolRole? = .more, title: String = "", isSelected: Bool = false
  ) -> ButtonNode {
    let (showMenu, makeItem) = (showMenu, makeItem)
    return ButtonNode(
      title, symbol: symbol, label: title.isEmpty ? wording.more : "\(title), \(wording.more)",
      role: .menu, isSelected: isSelected
    ) {
      showMenu(
        pages.map { index in
          let page = makeItem(index)
          let name = page.badge.map { "\(page.title) (\($0))" } ?? page.title
          return BarItem(page.title, symbol: page.symbol, label: name, action: page.action)
        })
    }
  }
}
