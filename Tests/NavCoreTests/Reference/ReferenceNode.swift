import NavCore

/// One container of the reference, with all that it holds.
struct ReferenceNode: Hashable {
  /// What it holds.
  enum Content: Hashable {
    case stack([ReferenceItem])
    case columns([ReferenceColumn], front: ColumnRole)
    case pager([ReferenceNode], selected: Int)
  }

  let number: Int
  var content: Content

  /// The containers directly within.
  var children: [ReferenceNode] {
    switch content {
    case .stack(let items): items.flatMap(\.held)
    case .columns(let columns, _): columns.map(\.node)
    case .pager(let pages, _): pages
    }
  }

  /// This container and all within.
  var all: [ReferenceNode] {
    var result = [self]
    for child in children { result += child.all }
    return result
  }

  /// The entries of a stack, root first; none of anything else.
  var items: [ReferenceItem] {
    if case .stack(let items) = content { items } else { [] }
  }

  /// Whether it is a pager.
  var isPager: Bool {
    if case .pager = content { true } else { false }
  }

  /// Whether it is a stack.
  var isStack: Bool {
    if case .stack = content { true } else { false }
  }

  /// Whether it is a set of columns.
  var isColumns: Bool {
    if case .columns = content { true } else { false }
  }

  /// The outermost stack in front within.
  var outerStack: ReferenceNode {
    switch content {
    case .stack: self
    case .columns(let columns, let front):
      columns.first { $0.role == front }?.node ?? columns[0].node
    case .pager(let pages, let selected): pages[selected].outerStack
    }
  }

  /// The innermost stack in front within.
  var frontStack: ReferenceNode { outerStack.items.last?.held.first?.frontStack ?? outerStack }

  /// The entries that show where columns have room for one, each before what it holds.
  var shown: [ReferenceItem] {
    guard let top = outerStack.items.last else { return [] }
    return [top] + top.held.flatMap(\.shown)
  }

  /// The containers from this one down to another; empty where that is not within.
  func chain(to other: Int) -> [ReferenceNode] {
    if number == other { return [self] }
    for child in children {
      let rest = child.chain(to: other)
      if !rest.isEmpty { return [self] + rest }
    }
    return []
  }

  /// Changes a container within, or this one.
  mutating func change(_ other: Int, _ body: (inout Content) -> Void) {
    if number == other { return body(&content) }
    switch content {
    case .stack(var items):
      for index in items.indices {
        for place in items[index].held.indices { items[index].held[place].change(other, body) }
      }
      content = .stack(items)
    case .columns(var columns, let front):
      for index in columns.indices { columns[index].node.change(other, body) }
      content = .columns(columns, front: front)
    case .pager(var pages, let selected):
      for index in pages.indices { pages[index].change(other, body) }
      content = .pager(pages, selected: selected)
    }
  }
}
