import NavCore

extension ReferenceTree {
  /// The columns that a stack is one of.
  private func columns(
    around stack: Int
  ) -> (number: Int, columns: [ReferenceColumn], front: ColumnRole)? {
    guard let outer = chain(to: stack).dropLast().last,
      case .columns(let columns, let front) = outer.content
    else { return nil }
    return (outer.number, columns, front)
  }

  /// The nearest columns that a stack is in.
  private func nearestColumns(
    around stack: Int
  ) -> (number: Int, columns: [ReferenceColumn], front: ColumnRole)? {
    guard let outer = chain(to: stack).dropLast().last(where: \.isColumns),
      case .columns(let columns, let front) = outer.content
    else { return nil }
    return (outer.number, columns, front)
  }

  /// Brings a column to the front; one that was to be hidden is hidden no more.
  private mutating func setFront(_ role: ColumnRole, of number: Int) {
    change(number) { content in
      guard case .columns(var columns, _) = content else { return }
      for index in columns.indices where columns[index].role == role {
        if columns[index].wish == .hidden { columns[index].wish = .automatic }
      }
      content = .columns(columns, front: role)
    }
  }

  mutating func bringToFront(_ role: ColumnRole, around stack: Int) -> ReferenceOutcome {
    guard let set = nearestColumns(around: stack) else { return .nothing(.noColumns) }
    guard set.columns.contains(where: { $0.role == role }) else { return .notFound }
    let before = self
    setFront(role, of: set.number)
    return self == before ? .nothing(.alreadyThere) : .done
  }

  mutating func setColumn(
    _ role: ColumnRole, _ wish: ReferenceColumn.Wish, around stack: Int
  ) -> ReferenceOutcome {
    guard let set = nearestColumns(around: stack) else { return .nothing(.noColumns) }
    guard let index = set.columns.firstIndex(where: { $0.role == role }) else { return .notFound }
    if set.columns[index].wish == wish { return .nothing(.alreadyThere) }
    if wish == .hidden, set.columns.count == 1 { return .nothing(.alreadyThere) }
    if wish == .hidden, set.front == role {
      setFront(set.columns[index > 0 ? index - 1 : index + 1].role, of: set.number)
    }
    change(set.number) { content in
      guard case .columns(var columns, let front) = content else { return }
      columns[index].wish = wish
      content = .columns(columns, front: front)
    }
    return .done
  }

  mutating func show(_ route: String?, in stack: ReferenceNode) -> ReferenceOutcome {
    guard let set = nearestColumns(around: stack.number),
      let detail = set.columns.first(where: { $0.role == .detail })?.node
    else { return edit(stack, .push(route)) }
    let before = self
    if let route, detail.items[0].route == route {
      self.set(detail.number, [detail.items[0]])
    } else {
      self.set(detail.number, [make(route)])
    }
    setFront(.detail, of: set.number)
    return self == before ? .nothing(.alreadyThere) : .done
  }

  mutating func back(in stack: ReferenceNode) -> ReferenceOutcome {
    if stack.items.count > 1 { return edit(stack, .pop(1)) }
    if let set = columns(around: stack.number),
      let index = set.columns.firstIndex(where: { $0.node.number == stack.number }), index > 0
    {
      let before = self
      setFront(set.columns[index - 1].role, of: set.number)
      return self == before ? .nothing(.alreadyThere) : .done
    }
    if let (outer, index) = holder(around: stack.number) {
      return index > 0 ? edit(outer, .pop(outer.items.count - index)) : back(in: outer)
    }
    let outcome = dismiss(.this, around: stack.number)
    return outcome == .nothing(.notPresented) ? .nothing(.atRoot) : outcome
  }

  mutating func home(in stack: ReferenceNode) -> ReferenceOutcome {
    let before = self
    if let set = columns(around: stack.number) {
      for column in set.columns { self.set(column.node.number, [column.node.items[0]]) }
      setFront(set.columns[0].role, of: set.number)
    } else {
      set(stack.number, [stack.items[0]])
    }
    return self == before ? .nothing(.atRoot) : .done
  }

  /// Brings the way to a stack to the front: pages are turned to it, its column is fronted.
  mutating func bringIntoSight(_ stack: Int) {
    let way = chain(to: stack)
    for (outer, inner) in zip(way, way.dropFirst()) {
      switch outer.content {
      case .stack(let items):
        let index = items.firstIndex { $0.held.contains { $0.number == inner.number } } ?? 0
        set(outer.number, Array(items.prefix(index + 1)))
      case .columns(let columns, _):
        for column in columns where column.node.number == inner.number {
          setFront(column.role, of: outer.number)
        }
      case .pager(let pages, _):
        let index = pages.firstIndex { $0.number == inner.number } ?? 0
        change(outer.number) { $0 = .pager(pages, selected: index) }
      }
    }
  }
}
