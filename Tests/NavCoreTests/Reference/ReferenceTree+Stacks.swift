extension ReferenceTree {
  /// A move that changes the entries of one stack.
  mutating func edit(_ stack: ReferenceNode, _ action: ReferenceMove.Action) -> ReferenceOutcome {
    let old = stack.items
    let new: [ReferenceItem]
    switch action {
    case .push(let route, let unlessOnTop):
      if unlessOnTop, let route, old.last?.route == route { return .nothing(.alreadyThere) }
      new = old + [make(route)]
    case .pop(let count):
      if old.count == 1 { return .nothing(.atRoot) }
      if count <= 0 { return .nothing(.alreadyThere) }
      new = Array(old.prefix(max(1, old.count - min(count, old.count))))
    case .popTo(let match):
      guard let index = old.lastIndex(where: { match.matches($0) }) else { return .notFound }
      new = Array(old.prefix(index + 1))
    case .popToRoot: new = [old[0]]
    case .replaceTop(let route): new = old.dropLast() + [make(route)]
    case .setPath(let routes): new = path(routes, replacing: old)
    case .insert(let routes, let index):
      guard index >= 1, index <= old.count else { return .notFound }
      new = Array(old[..<index]) + routes.map { make($0) } + Array(old[index...])
    case .remove(let match):
      guard old.contains(where: { match.matches($0) }) else { return .notFound }
      new = [old[0]] + old.dropFirst().filter { !match.matches($0) }
      if new == old { return .nothing(.atRoot) }
    default: return .notFound
    }
    if new == old { return .nothing(isAtRoot(action, old) ? .atRoot : .alreadyThere) }
    set(stack.number, new)
    return .done
  }

  /// Whether the stack is at its root already and the move would go there.
  private func isAtRoot(_ action: ReferenceMove.Action, _ items: [ReferenceItem]) -> Bool {
    if case .insert = action { return false }
    return items.count == 1
  }

  private mutating func path(
    _ routes: [String?], replacing old: [ReferenceItem]
  ) -> [ReferenceItem] {
    var kept: [ReferenceItem] = [old[0]]
    for (item, route) in zip(old.dropFirst(), routes) {
      guard let route, item.route == route else { break }
      kept.append(item)
    }
    return kept + routes.dropFirst(kept.count - 1).map { make($0) }
  }

  /// Takes an entry from its stack to the top of another, or of the same.
  mutating func transfer(
    _ item: Int, from stack: ReferenceNode, to target: ReferenceMove.Target
  ) -> ReferenceOutcome {
    guard let number = find(target), let other = node(number)?.outerStack,
      let index = stack.items.firstIndex(where: { $0.number == item })
    else { return .notFound }
    if index == 0 { return .nothing(.atRoot) }
    if other.number == stack.number, index == stack.items.count - 1 {
      return .nothing(.alreadyThere)
    }
    if stack.items[index].held.contains(where: { !$0.chain(to: other.number).isEmpty }) {
      return .refused(by: "transfer")
    }
    var items = stack.items
    let moved = items.remove(at: index)
    set(stack.number, items)
    set(other.number, (node(other.number)?.items ?? []) + [moved])
    return .done
  }
}
