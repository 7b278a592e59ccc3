import NavCore

extension PagerConfiguration {
  /// How many tabs are shown at most, however much room there is.
  static let mostTabs = 12

  /// Whether the room is so low, less than three rows of a terminal, that a line of tabs would leave
  /// nothing to the page beside its bar.
  var isTooLowForLine: Bool { traits.height < 3 * Traits.cellHeight }

  /// Whether a page may be shown by its symbol alone: all those that are shown beside it have one.
  func areSymbolic(_ pages: [PageItem]) -> Bool { pages.allSatisfy { $0.symbol != nil } }

  /// The button of a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - title: what it says.
  func tab(_ page: PageItem, title: String) -> KeyedNode {
    KeyedNode("page \(page.index)") {
      ButtonNode(
        title, symbol: page.symbol, label: page.label, role: .page,
        isSelected: page.index == nearest, badge: page.badge, action: page.action)
    }
  }

  /// The first pages, so many of them, the last of them being the selected one where it would not be
  /// among them; and those that are left for a menu, in which the selected one keeps its place.
  func tabs(showing count: Int) -> (shown: [Int], rest: Range<Int>) {
    guard count < self.count else { return (Array(0..<self.count), self.count..<self.count) }
    guard count > 0, nearest >= count else { return (Array(0..<count), count..<self.count) }
    return (Array(0..<count - 1) + [nearest], count - 1..<self.count)
  }

  /// The menu of the pages that are left.
  ///
  /// - Parameters:
  ///   - pages: the pages, counted from 0.
  ///   - shown: the pages that are shown beside it.
  ///   - title: what it says.
  func moreButton(_ pages: Range<Int>, beside shown: [Int], title: String = "") -> KeyedNode {
    // Menus of other pages are other buttons.
    KeyedNode("more \(pages.lowerBound)") {
      menuButton(pages, title: title, isSelected: !shown.contains(nearest))
    }
  }
}
