import NavCore

/// Random moves on a tree of the reference.
@MainActor struct WalkMoves {
  let tree: ReferenceTree
  let dice: WalkDice

  /// The tags that containers have, are given and lose.
  static let tags = ["t1", "t2", "t3", "root"]
  private static let roles: [ColumnRole] = [.sidebar, .content, .detail]
  private static let routes: [String?] = ["a", "b", "1", "2", nil]

  /// A move of any kind.
  func move() -> ReferenceMove { ReferenceMove(action(), in: target()) }

  /// A container, rarely one that is not there.
  func target() -> ReferenceMove.Target {
    switch dice.roll(20) {
    case 0: .number(-1)
    case 1, 2: .tagged(dice.pick(Self.tags))
    case 3, 4: .root
    case 5...10: .front
    default: .number(dice.pick(tree.nodes).number)
    }
  }

  private func action() -> ReferenceMove.Action {
    // Many entries that were never shown are let go in another way than a few.
    if dice.roll(250) == 0 { return .setPath((0..<40).map { _ in dice.pick(["a", nil]) }) }
    let isLarge = tree.items.count > 24
    switch dice.roll(isLarge ? 130 : 100) {
    case ..<14: return .push(route(), unlessOnTop: dice.chance(30))
    case ..<20: return .pop(dice.roll(4))
    case ..<26: return .back
    case ..<30: return .popTo(match())
    case ..<33: return .replaceTop(route())
    case ..<37: return .setPath((0..<dice.roll(4)).map { _ in route() })
    case ..<41: return .insert((0..<dice.roll(3)).map { _ in route() }, at: dice.roll(5))
    case ..<44: return .remove(match())
    case ..<49: return .transfer(item(), to: target())
    case ..<60: return columnAction()
    case ..<69: return .select(page())
    case ..<77: return tree.layers.count > 4 ? .dismiss(dismissal()) : presentation()
    case ..<83: return .dismiss(dismissal())
    case ..<87: return .leave(item())
    case ..<91: return .reveal(item())
    case ..<95: return batch()
    case ..<98: return .home
    case ..<110: return .popToRoot
    case ..<120: return .dismiss(.all)
    default: return .home
    }
  }

  private func columnAction() -> ReferenceMove.Action {
    switch dice.roll(3) {
    case 0: .show(route())
    case 1: .front(dice.pick(Self.roles))
    default: .setColumn(dice.pick(Self.roles), dice.pick(ReferenceColumn.Wish.allCases))
    }
  }

  private func batch() -> ReferenceMove.Action {
    .batch(
      (0..<dice.roll(4)).map { _ in
        let step = move()
        guard case .batch = step.action else { return step }
        return ReferenceMove(.back, in: step.target)
      })
  }

  private func presentation() -> ReferenceMove.Action {
    .present(dice.pick(Presentation.Kind.allCases), plan(depth: 0))
  }

  private func plan(depth: Int) -> ReferencePlan {
    let tag = dice.chance(20) ? dice.pick(Self.tags) : nil
    switch dice.roll(depth > 1 ? 3 : 5) {
    case 0, 1: return .stack([route()], tag: tag)
    case 2: return .stack([route(), route()])
    case 3: return .twoColumns(route(), route(), front: dice.pick([.sidebar, .detail]))
    default:
      let pages = [plan(depth: depth + 1), ReferencePlan.stack([route()])]
      return .pager(pages, selection: dice.roll(2))
    }
  }

  private func route() -> String? {
    switch dice.roll(60) {
    case 0: ReferenceTree.stranger
    case ..<6 where tree.items.count < 40: dice.pick(["p", "c"])
    default: dice.pick(Self.routes)
    }
  }

  private func item() -> Int { dice.roll(20) == 0 ? -1 : dice.pick(tree.items).number }

  private func match() -> ReferenceMove.Match {
    switch dice.roll(5) {
    case 0: .route(dice.pick(["a", "b", "1"]))
    case 1: .kind(dice.pick(["a", "1", "p"]))
    case 2: .anyOf([dice.pick(Self.routes), dice.pick(Self.routes)])
    default: .number(dice.roll(3) == 0 ? item() : dice.pick(tree.front.items).number)
    }
  }

  private func page() -> ReferenceMove.Page {
    switch dice.roll(5) {
    case 0: .index(dice.roll(4) - 1)
    case 1: .number(dice.pick(tree.nodes).number)
    case 2: .tagged(dice.pick(Self.tags))
    case 3: .next
    default: .previous
    }
  }

  private func dismissal() -> ReferenceMove.Dismissal {
    dice.pick([.this, .this, .top, .all, .downTo(dice.pick(tree.nodes).number)])
  }
}
