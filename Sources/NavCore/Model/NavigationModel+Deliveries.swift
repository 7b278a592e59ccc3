extension NavigationModel {
  /// Has who waits for a result wait for the entry that a move has brought.
  func attach(_ request: MoveRequest, to change: Change) {
    guard let waiter = request.waiter, !request.isRedirected, !hasClosed else { return }
    guard let entry = entryShown(by: change) else { return }
    waiter.isAttached = true
    waiters[entry.id] = waiter
  }

  /// The entry that a change which shows one brings, not one in what it holds.
  private func entryShown(by change: Change) -> Entry? {
    for edit in change.edits.reversed() {
      switch edit {
      case .present(let presentation, _):
        let stack = currentTree.outerStack(in: presentation.container)
        return currentTree.containers.stacks[stack]?.root
      case .splice(_, _, _, let inserted) where !inserted.isEmpty: return inserted.last
      default: continue
      }
    }
    return nil
  }

  /// Who still waits for the result of an entry, or nil.
  func waiter(of id: EntryID) -> ResultWaiter? {
    guard let waiter = waiters[id], !waiter.isSettled else { return nil }
    return waiter
  }

  /// Who waits for the value that goes with a move, before the entry and all with it is let go.
  func claim(_ delivery: Delivery) -> ResultWaiter? {
    guard case .waiter(let id) = delivery.recipient else { return nil }
    return waiters.removeValue(forKey: id)
  }

  /// Hands over the value that went with a move.
  func deliver(_ delivery: Delivery, from waiter: ResultWaiter?) {
    switch delivery.recipient {
    case .waiter: waiter?.answer(delivery.value)
    case .receiver(_, let receiver), .checkpoint(_, let receiver): receiver.receive(delivery.value)
    }
  }
}

extension NavigationModel {
  /// The entry at the root of the presentation that a container is in, or nil where it is in none:
  /// the one whose result is waited for, where any is.
  func presentedRoot(around id: ContainerID) -> EntryID? {
    guard let index = currentTree.presentation(around: id) else { return nil }
    let outermost = currentTree.presentations[index].container
    let roots = currentTree.containers.ids(in: outermost)
      .compactMap { currentTree.containers.stacks[$0]?.root.id }
    return roots.first { waiter(of: $0) != nil } ?? roots.first
  }
}
