import NavCore

extension ReferenceTree {
  mutating func select(_ page: ReferenceMove.Page, around number: Int) -> ReferenceOutcome {
    guard let pager = chain(to: number).last(where: \.isPager),
      case .pager(let pages, let selected) = pager.content
    else { return .nothing(.noPages) }
    let wanted: Int?
    switch page {
    case .index(let index): wanted = max(0, min(index, pages.count - 1))
    case .number(let number): wanted = pages.firstIndex { $0.number == number }
    case .tagged(let tag): wanted = pages.firstIndex { $0.number == tags[tag] }
    case .next: wanted = min(selected + 1, pages.count - 1)
    case .previous: wanted = max(selected - 1, 0)
    }
    guard let wanted else { return .notFound }
    if wanted == selected {
      let isStep = page == .next || page == .previous
      return .nothing(isStep ? .atEnd : .alreadyThere)
    }
    change(pager.number) { $0 = .pager(pages, selected: wanted) }
    return .done
  }

  mutating func present(
    _ kind: Presentation.Kind, _ plan: ReferencePlan, from stack: ReferenceNode
  ) -> ReferenceOutcome {
    let wanted = plan.tags
    guard Set(wanted).count == wanted.count, wanted.allSatisfy({ tags[$0] == nil }) else {
      return .refused(by: "directory")
    }
    let node = make(plan)
    layers.append(ReferenceLayer(kind: kind, node: node, presenter: stack.items.last?.number))
    return .done
  }

  mutating func dismiss(
    _ dismissal: ReferenceMove.Dismissal, around number: Int
  ) -> ReferenceOutcome {
    let kept: Int
    switch dismissal {
    case .this: kept = max(1, layer(of: number) ?? 0)
    case .top: kept = max(1, layers.count - 1)
    case .all: kept = 1
    case .downTo(let other):
      guard let layer = layer(of: other) else { return .notFound }
      kept = layer + 1
    }
    if dismissal == .this, layer(of: number) == 0 { return .nothing(.notPresented) }
    if kept == layers.count { return .nothing(.notPresented) }
    keep(kept)
    return .done
  }

  /// Takes away all but the lowest layers, and the tags of what is gone.
  private mutating func keep(_ count: Int) {
    layers = Array(layers.prefix(count))
    let numbers = Set(nodes.map(\.number))
    tags = tags.filter { numbers.contains($0.value) }
  }

  mutating func leave(_ item: Int) -> ReferenceOutcome {
    guard let stack = stack(of: item), let layer = layer(of: stack.number),
      let index = stack.items.firstIndex(where: { $0.number == item })
    else { return .notFound }
    if index > 0 {
      set(stack.number, Array(stack.items.prefix(index)))
    } else if let holder = holder(around: stack.number) {
      return leave(holder.stack.items[holder.index].number)
    } else if layer > 0 {
      keep(layer)
    } else {
      return .nothing(.atRoot)
    }
    return .done
  }

  mutating func reveal(_ item: Int) -> ReferenceOutcome {
    guard let stack = stack(of: item), let layer = layer(of: stack.number),
      let index = stack.items.firstIndex(where: { $0.number == item })
    else { return .notFound }
    let before = self
    keep(layer + 1)
    set(stack.number, Array(stack.items.prefix(index + 1)))
    bringIntoSight(stack.number)
    return self == before ? .nothing(.alreadyThere) : .done
  }
}
