extension NavigationModel {
  /// Has something looked at as if a move had been made.
  func previewing<Value>(_ move: Move, _ look: () -> Value) -> Value? {
    guard !hasClosed, case .change(let change) = resolve(move) else { return nil }
    guard change.inserted.isEmpty, change.edits.allSatisfy({ $0.inverse.taken == nil }) else {
      discardUnused(change)
      return nil
    }
    var value: Value?
    // What screens ask for while they are made waits until the tree is the real one again.
    holdingMoves {
      let kept = (tree: currentTree, transitions: transitions, dismissal: lastDismissal)
      let scene = scene(before: change, of: move)
      currentTree.apply(change)
      _ = makeShownScreens()
      takeDown(change, of: move, after: scene)
      value = look()
      (currentTree, transitions, lastDismissal) = kept
    }
    return value
  }
}
