import NavCore

extension PagerConfiguration {
  /// How many dots are told from each other at a glance; beyond that a number says more.
  static let mostDots = 12

  /// A dot for each page, which leads there; none where there are too many.
  var dots: [any NodeContent] {
    guard count <= Self.mostDots else { return [] }
    return (0..<count).map { index in
      KeyedNode("dot \(index)") {
        ButtonNode(
          "", symbol: index == nearest ? .currentPageDot : .pageDot,
          label: Wording.fill(wording.page, with: place(of: index)), role: .page,
          isSelected: index == nearest
        ) {
          // A page is asked for no sooner than it is wanted: its title makes its screen.
          if index != selection { page(at: index).action() }
        }
      }
    }
  }

  /// The way to the page before.
  ///
  /// - Parameter symbol: what it shows.
  func previousButton(_ symbol: SymbolRole) -> KeyedNode {
    KeyedNode("previous") {
      ButtonNode("", symbol: symbol, label: wording.previous, isEnabled: !isFirst) { previous() }
    }
  }

  /// The way to the next page.
  ///
  /// - Parameter symbol: what it shows.
  func nextButton(_ symbol: SymbolRole) -> KeyedNode {
    KeyedNode("next") {
      ButtonNode("", symbol: symbol, label: wording.next, isEnabled: !isLast) { next() }
    }
  }

  /// Which page is shown, of how many: “3 / 1000”.
  var progressText: TextNode { TextNode(place(of: nearest), lineLimit: 1) }

  private func place(of index: Int) -> String { "\(index + 1) / \(count)" }
}
