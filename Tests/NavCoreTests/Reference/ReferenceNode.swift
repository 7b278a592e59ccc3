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
    case .stack: []
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

  /// The stack in front within.
  var frontStack: ReferenceNode {
    switch content {
    case .stack: self
    case .columns(let columns, let front):
      columns.first { $0.role == front }?.node ?? columns[0].node
    case .pager(let pages, let selected): pages[selected].frontStack
    }
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
    case .stack: break
    case .columns(var columns, let front):
      for index in columns.indices { columns[index].node.change(other, body) }
      content = .columns(columns, front: front)
    case .pager(var pages, let selected):
      for index in pages.indices { pages[index].change(other, body) }
      content = .pager(pages, selected: selected)
    }
  }
}
