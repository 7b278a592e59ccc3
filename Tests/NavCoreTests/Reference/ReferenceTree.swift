import NavCore

/// An app's navigation in the plainest arrays, written from the rules alone: every move is done in
/// the most obvious way, whatever it costs.
struct ReferenceTree: Hashable {
  /// The root, and the presentations above it.
  var layers: [ReferenceLayer]
  /// The containers that have a tag, by number.
  var tags: [String: Int] = [:]
  private var lastNumber = 0

  /// The route that no app of these tests registers.
  static let stranger = "stranger"

  init(_ plan: ReferencePlan) {
    layers = []
    let node = make(plan)
    layers = [ReferenceLayer(kind: nil, node: node, presenter: nil)]
  }

  /// All containers.
  var nodes: [ReferenceNode] {
    var result: [ReferenceNode] = []
    for layer in layers { result += layer.node.all }
    return result
  }

  /// All entries.
  var items: [ReferenceItem] { nodes.flatMap(\.items) }

  /// The stack that the user is in.
  var front: ReferenceNode { layers[layers.count - 1].node.frontStack }

  /// A container by its number.
  func node(_ number: Int) -> ReferenceNode? { nodes.first { $0.number == number } }

  /// The layer that a container is in, 0 for the root.
  func layer(of number: Int) -> Int? {
    layers.firstIndex { !$0.node.chain(to: number).isEmpty }
  }

  /// The containers from the outermost of a layer down to one.
  func chain(to number: Int) -> [ReferenceNode] {
    layers.map { $0.node.chain(to: number) }.first { !$0.isEmpty } ?? []
  }

  /// The stack that an entry is on.
  func stack(of item: Int) -> ReferenceNode? {
    nodes.first { $0.items.contains { $0.number == item } }
  }

  /// The container that is meant, by number.
  func find(_ target: ReferenceMove.Target) -> Int? {
    switch target {
    case .number(let number): node(number)?.number
    case .tagged(let tag): tags[tag]
    case .root: layers[0].node.number
    case .front: front.number
    }
  }

  /// The tops of what is in sight where columns have room for one: the lowest layer first.
  var visible: [ReferenceItem] {
    let lowest = layers.lastIndex { $0.kind == .cover } ?? 0
    return layers[lowest...].flatMap(\.node.shown)
  }

  /// The nearest stack around a container with an entry that holds it, or holds what it is in, and the
  /// place of that entry.
  func holder(around number: Int) -> (stack: ReferenceNode, index: Int)? {
    let around = chain(to: number).dropLast()
    guard let stack = around.last(where: \.isStack) else { return nil }
    let index = stack.items.firstIndex { item in
      item.held.contains { !$0.chain(to: number).isEmpty }
    }
    return index.map { (stack, $0) }
  }

  /// What should come of a move, and the tree after it.
  func applying(_ move: ReferenceMove) -> (outcome: ReferenceOutcome, tree: ReferenceTree) {
    var copy = self
    let outcome = copy.perform(move)
    return (outcome, outcome == .done ? copy : self)
  }

  mutating func make(_ route: String?) -> ReferenceItem {
    let number = nextNumber()
    let held = route.flatMap(Holder.init).map { [make($0.plan)] } ?? []
    return ReferenceItem(number: number, route: route, held: held)
  }

  mutating func make(_ plan: ReferencePlan) -> ReferenceNode {
    let number = nextNumber()
    switch plan {
    case .stack(let routes, let tag):
      if let tag { tags[tag] = number }
      return ReferenceNode(number: number, content: .stack(routes.map { make($0) }))
    case .columns(let columns, let front, let tag):
      if let tag { tags[tag] = number }
      let made = columns.map { column in
        let node = make(.stack([column.root], tag: column.tag))
        return ReferenceColumn(role: column.role, node: node)
      }
      return ReferenceNode(number: number, content: .columns(made, front: front))
    case .pager(let pages, let selection, let tag):
      if let tag { tags[tag] = number }
      return ReferenceNode(
        number: number, content: .pager(pages.map { make($0) }, selected: selection))
    }
  }

  private mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Changes a container, wherever it is.
  mutating func change(_ number: Int, _ body: (inout ReferenceNode.Content) -> Void) {
    for index in layers.indices { layers[index].node.change(number, body) }
  }

  /// Gives a stack other entries.
  mutating func set(_ stack: Int, _ items: [ReferenceItem]) {
    change(stack) { $0 = .stack(items) }
  }
}
