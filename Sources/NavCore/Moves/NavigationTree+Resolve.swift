extension NavigationTree {
  /// What makes the entries and containers that a move brings.
  struct Maker {
    let entry: (Destination) -> Entry
    let containers: (ContainerPlan) -> (ContainerID, Containers)
  }

  /// What a move comes to on this tree, which stays as it is.
  ///
  /// - Complexity: O(entries removed and inserted).
  func resolve(_ move: Move, making maker: Maker) -> Resolution {
    guard containers.contains(move.container) else {
      return .notFound("container \(move.container)")
    }
    switch move.action {
    case .dismiss: return dismissal(around: move.container)
    case .present(let kind, let plan):
      let (id, inner) = maker.containers(plan)
      return .change(
        Change([.present(Presentation(kind: kind, container: id), inner)]))
    case .front(let role): return fronting(role, around: move.container)
    case .close: return .change(Change([]))
    case .back: return back(in: frontStack(in: move.container))
    case .home: return home(in: frontStack(in: move.container))
    case .show(let destination): return showing(destination, from: move.container, maker)
    case .push, .pop, .popTo, .popToRoot, .replaceTop, .setPath:
      return stackMove(move.action, in: frontStack(in: move.container), maker)
    }
  }

  private func stackMove(
    _ action: Move.Action, in id: ContainerID, _ maker: Maker
  ) -> Resolution {
    guard let stack = containers.stacks[id] else { return .notFound("stack \(id)") }
    let entries = stack.entries
    switch action {
    case .push(let destination):
      return splice(id, at: entries.count, [], [maker.entry(destination)])
    case .pop(let count):
      guard entries.count > 1 else { return .nothing(.atRoot) }
      guard count > 0 else { return .nothing(.alreadyThere) }
      return cut(id, entries, from: max(1, entries.count - count))
    case .popTo(let entry):
      guard let index = entries.lastIndex(where: { $0.id == entry }) else {
        return .notFound("entry \(entry)")
      }
      return cut(id, entries, from: index + 1)
    case .popToRoot:
      return cut(id, entries, from: 1)
    case .replaceTop(let destination):
      return splice(id, at: entries.count - 1, [stack.top], [maker.entry(destination)])
    case .setPath(let path):
      let shared = zip(stack.path, path).prefix { $0.route != nil && $0.route == $1.route }.count
      let inserted = path.dropFirst(shared).map(maker.entry)
      return splice(id, at: 1 + shared, Array(entries.dropFirst(1 + shared)), inserted)
    default:
      return .nothing(.alreadyThere)
    }
  }

  private func cut(_ id: ContainerID, _ entries: [Entry], from index: Int) -> Resolution {
    splice(id, at: index, Array(entries[index...]), [])
  }

  private func splice(
    _ id: ContainerID, at index: Int, _ removed: [Entry], _ inserted: [Entry]
  ) -> Resolution {
    guard !removed.isEmpty || !inserted.isEmpty else {
      return .nothing(index == 1 ? .atRoot : .alreadyThere)
    }
    return .change(Change([.splice(id, at: index, removed: removed, inserted: inserted)]))
  }
}
