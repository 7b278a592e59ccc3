@testable import NavCore

extension Node {
  /// All texts in this node, in the order of the writing.
  var texts: [String] {
    if case .text(let text) = kind { return [text.text] }
    return children.flatMap(\.texts)
  }

  /// This node and all in it.
  var all: [Node] { [self] + children.flatMap(\.all) }

  /// The identity of the button with a title.
  func button(_ title: String) -> NodeID? {
    all.first { node in
      if case .button(let attributes) = node.kind { attributes.title == title } else { false }
    }?.id
  }

  /// The first list in this node.
  var list: ListSource? {
    for node in all {
      if case .list(let source) = node.kind { return source }
    }
    return nil
  }
}

extension Composer {
  /// The body of the stack in front as it is shown now.
  var body: Node { frame().frontStack?.body ?? Node(.spacer) }

  /// The bar of the stack in front as it is shown now.
  var bar: BarFrame? { frame().frontStack?.bar }

  /// How many units are composed for the next frame.
  func unitsForFrame() -> Int {
    let before = statistics.units
    _ = frame()
    return statistics.units - before
  }
}
