extension NavigationModel {
  /// Whether a move is held in the stack that a target means.
  func isHeld(_ target: Move.Target) -> Bool {
    guard !queue.held.isEmpty, let stack = stack(of: target) else { return false }
    return queue.held.values.contains { self.stack(of: $0.target) == stack }
  }

  /// The number of the held move whose answer a move helps to find, or nil: it is asked for by the
  /// closure that finds it, or in what that closure has presented.
  func answered(by move: Move) -> Int? {
    guard !queue.held.isEmpty else { return nil }
    if let number = Answering.current?.number, queue.held[number] != nil { return number }
    guard !queue.answerLayers.isEmpty, let id = container(of: move.target) else {
      return nil
    }
    return queue.answerLayers[currentTree.containers.lineage(of: id)[0]]
  }

  private func stack(of target: Move.Target) -> ContainerID? {
    container(of: target).map(currentStack(in:))
  }

  /// Keeps a move until an answer is there.
  func hold(
    _ held: HeldMove, until answer: @escaping @MainActor (NavigationModel) async -> GuardDecision
  ) -> Outcome {
    var request = held.request
    let ticket = request.ticket ?? Ticket()
    request.ticket = ticket
    let held = HeldMove(
      request: request, change: held.change, ids: held.ids, name: held.name, rest: held.rest)
    let number = nextID()
    let answering = Answering(number: number, depth: (Answering.current?.depth ?? 0) + 1)
    guard answering.depth <= MoveQueue.limit else {
      discardUnused(held.change)
      return .refused(by: held.name, why: "asked \(MoveQueue.limit) times for one answer")
    }
    queue.held[number] = request.move
    log.write(.moves) { .init(request, .waiting, "for an answer to \(held.name)") }
    Task {
      let decision = await Answering.$current.withValue(answering) { await answer(self) }
      queue.held[number] = nil
      queue.answerLayers = queue.answerLayers.filter { $0.value != number }
      let outcome = resume(held, after: decision)
      if case .pending = outcome {} else { end(request, outcome) }
      drain()
      activityChanged()
    }
    return .pending(ticket)
  }

  /// Goes on with a held move: it is resolved against the tree as it now is. The guards that were
  /// not asked yet are asked when it comes to the same, all of them when it comes to something else.
  private func resume(_ held: HeldMove, after decision: GuardDecision) -> Outcome {
    discardUnused(held.change)
    let request = held.request
    log.write(.level(of: decision)) {
      .init(request, .guarded, "\(held.name): \(decision.text)")
    }
    switch decision {
    case .cancel(let why): return .refused(by: held.name, why: why)
    case .redirect(let other): return run(request.redirected(to: other))
    case .ask(let answer):
      guard request.again.round < MoveQueue.limit else {
        return .refused(by: held.name, why: "asked again \(MoveQueue.limit) times")
      }
      return hold(
        HeldMove(
          request: request.again, change: held.change, ids: held.ids, name: held.name,
          rest: held.rest),
        until: answer)
    case .allow:
      guard case .change(let now) = resolve(request.move, reusing: held.ids) else {
        return run(request.again)
      }
      if now == held.change { return pass(request, now, ids: held.ids, guards: held.rest) }
      discardUnused(now)
      return run(request.again)
    }
  }
}
