import NavCore

extension Page {
  /// How many nodes the body of a screen has.
  static let nodeCount = 10

  /// The screen of a page: a column with seven nodes, one of which has two.
  var screen: Screen {
    Screen(title) {
      TextNode(title)
      TextNode("The first line says what it is.")
      TextNode("The second line says more of it.")
      DividerNode()
      StackNode(.horizontal) {
        ButtonNode("Less") {}
        ButtonNode("More") {}
      }
      ProgressNode("Half of it", fraction: 0.5)
      TextNode("The last line ends it.")
    }
  }

  /// The title of the page's screen.
  var title: String {
    switch self {
    case .start: "Start"
    case .item(let number): "Item \(number)"
    }
  }
}
