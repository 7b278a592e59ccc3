import NavCore

/// What a bar shows, as far as the rules look at it.
struct BarParts {
  /// A button, with its identity.
  struct Button: Hashable {
    let id: NodeID
    let attributes: ButtonNode.Attributes
  }

  private(set) var buttons: [Button] = []
  private(set) var texts: [TextNode] = []
  private(set) var paints: [Paint] = []

  /// The parts of a node; of alternatives those of one.
  ///
  /// - Parameter choice: which alternative, 0 being the longest; the last where there are fewer.
  init(_ node: Node, choosing choice: Int) {
    add(node, choice)
  }

  /// How many alternatives a node has to show at most.
  static func choices(in node: Node) -> Int {
    let inside = node.children.map(choices).max() ?? 1
    if case .fitting = node.kind { return max(node.children.count, inside) }
    return inside
  }

  private mutating func add(_ node: Node, _ choice: Int) {
    switch node.kind {
    case .text(let text):
      texts.append(text)
      paints.append(text.ink)
    case .symbol(let symbol): paints.append(symbol.ink)
    case .button(let attributes):
      if let id = node.id { buttons.append(Button(id: id, attributes: attributes)) }
      paints += [attributes.ink, attributes.ground].compactMap(\.self)
    case .stack(let stack): paints += [stack.ground].compactMap(\.self)
    case .shape(let shape): paints.append(shape.fill)
    case .bar(let bar): paints += [bar.ground, bar.ink].compactMap(\.self)
    case .fitting:
      if !node.children.isEmpty { add(node.children[min(choice, node.children.count - 1)], choice) }
      return
    default: break
    }
    for child in node.children { add(child, choice) }
  }
}
