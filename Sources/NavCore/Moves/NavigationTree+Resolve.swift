extension NavigationTree {
  /// What makes the entries and containers that a move brings.
  struct Maker {
    let entry: (Destination) -> MadeEntry
    let containers: (ContainerPlan) -> (ContainerID, Containers)
    let page: (PagePlan) -> (PageSet.Page, Containers)
  }

  /// What a move comes to on this tree, which stays as it is.
  ///
  /// - Complexity: O(entries inserted, and the fewer of those removed and those that stay below).
  func resolve(
    _ move: Move, making maker: Maker, seeing sight: ColumnSight = ColumnSight()
  ) -> Resolution {
    guard let container = container(of: move.target, sight) else {
      return .notFound(missing(move.target))
    }
    let stack = outerCurrentStack(in: container, sight)
    let resolution = resolve(move, in: container, stack, making: maker, seeing: sight)
    guard case .change(let change) = resolution else { return resolution }
    if let clash = clash(of: change) {
      return .refused(by: "directory", why: clash.description)
    }
    switch move.action {
    case .home, .batch: return resolution
    default: return .change(change.followed(by: followingEdits(change, sight)))
    }
  }

  private func resolve(
    _ move: Move, in container: ContainerID, _ stack: ContainerID, making maker: Maker,
    seeing sight: ColumnSight
  ) -> Resolution {
    switch move.action {
    case .push(let destination, let unlessOnTop):
      return pushing(destination, on: stack, unlessOnTop: unlessOnTop, maker)
    case .pop, .popTo, .popToRoot: return popping(move.action, off: stack)
    case .replaceTop(let destination): return replacingTop(of: stack, with: destination, maker)
    case .setPath(let path): return settingPath(of: stack, path, maker)
    case .insert(let destinations, let index):
      return inserting(destinations, in: stack, at: index, maker)
    case .remove(let match): return removing(match, from: stack)
    case .transfer(let entry, let target):
      return transferring(entry, from: stack, to: target, sight)
    case .show(let destination): return showing(destination, from: container, maker, sight)
    case .front(let role): return fronting(role, around: container, sight)
    case .setColumn(let role, let visibility):
      return setting(visibility, of: role, around: container, sight)
    case .toggleColumn(let role):
      return toggling(role, around: container, by: move.cause, sight)
    case .resizeColumn(let role, let width):
      return resizing(role, to: width, around: container, by: move.cause, sight)
    case .select(let choice): return selecting(choice, around: container)
    case .selectOrPopToRoot(let choice):
      return selecting(choice, orPoppingToRootAround: container, sight)
    case .setPages, .insertPages, .removePage, .movePage:
      return changingPages(move.action, around: container, maker)
    case .back: return back(in: stack, sight)
    case .home: return home(in: stack, sight)
    case .present(let kind, let plan): return presenting(plan, as: kind, from: stack, maker)
    case .dismiss(let dismissal): return dismissing(dismissal, around: container)
    case .leave(let entry): return leaving(entry)
    case .reveal(let entry): return revealing(entry, sight)
    case .batch(let moves): return batching(moves, making: maker, seeing: sight)
    case .close: return .change(Change([]))
    }
  }

  /// Several moves, each on the tree as the ones before leave it, as one change.
  private func batching(
    _ moves: [Move], making maker: Maker, seeing sight: ColumnSight
  ) -> Resolution {
    var tree = self
    var edits: [Edit] = []
    var reason: Outcome.Reason?
    for move in moves {
      if case .close = move.action {
        return .refused(by: "batch", why: "to close the app is a move of its own")
      }
      switch tree.resolve(move, making: maker, seeing: sight) {
      case .nothing(let why): reason = reason ?? why
      case .refused(let name, let why): return .refused(by: name, why: why)
      case .notFound(let what): return .notFound(what)
      case .change(let change):
        tree.apply(change)
        edits += change.edits
      }
    }
    return .edits(edits, orElse: reason ?? .alreadyThere)
  }
}
