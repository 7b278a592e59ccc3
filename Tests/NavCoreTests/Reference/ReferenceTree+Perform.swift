extension ReferenceTree {
  /// Makes a move; what it leaves behind counts only where it is done.
  mutating func perform(_ move: ReferenceMove) -> ReferenceOutcome {
    guard let number = find(move.target), let node = node(number),
      !move.routes.contains(Self.stranger)
    else { return .notFound }
    // The tags of what is gone are gone.
    defer {
      let numbers = Set(nodes.map(\.number))
      tags = tags.filter { numbers.contains($0.value) }
    }
    let stack = node.outerStack
    switch move.action {
    case .push, .pop, .popTo, .popToRoot, .replaceTop, .setPath, .insert, .remove:
      return edit(stack, move.action)
    case .transfer(let item, let target): return transfer(item, from: stack, to: target)
    case .show(let route): return show(route, in: stack)
    case .front(let role): return bringToFront(role, around: stack.number)
    case .setColumn(let role, let wish): return setColumn(role, wish, around: stack.number)
    case .select(let page): return select(page, around: number)
    case .back: return back(in: stack)
    case .home: return home(in: stack)
    case .present(let kind, let plan): return present(kind, plan, from: stack)
    case .dismiss(let dismissal): return dismiss(dismissal, around: number)
    case .leave(let item): return leave(item)
    case .reveal(let item): return reveal(item)
    case .batch(let moves): return batch(moves)
    }
  }

  private mutating func batch(_ moves: [ReferenceMove]) -> ReferenceOutcome {
    var outcomes: [ReferenceOutcome] = []
    for move in moves {
      let (outcome, tree) = applying(move)
      switch outcome {
      case .done, .nothing: outcomes.append(outcome)
      case .refused, .notFound: return outcome
      }
      self = tree
    }
    return outcomes.contains(.done) ? .done : outcomes.first ?? .nothing(.alreadyThere)
  }
}
