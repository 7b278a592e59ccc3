extension NavigationModel {
  /// Asks for a move.
  ///
  /// With no guard in the way it is committed when the call returns. Asked for inside a guard or an
  /// observer it waits for the current move; while a guard holds a move on the same container, the
  /// user's moves are refused and the code's wait.
  @discardableResult
  public func perform(_ move: Move) -> Outcome {
    if move.cause == .user,
      queue.held.values.contains(where: { isSameContainer(move.container, $0.container) })
    {
      return .refused(by: "held move", why: "busy")
    }
    if queue.depth > 0 || (!queue.held.isEmpty && move.cause == .code) || !queue.waiting.isEmpty {
      let ticket = Ticket()
      queue.waiting.append((move, ticket))
      return .pending(ticket)
    }
    let outcome = run(move)
    drain()
    return outcome
  }

  private func isSameContainer(_ first: ContainerID, _ second: ContainerID) -> Bool {
    currentTree.frontStack(in: first) == currentTree.frontStack(in: second)
  }

  /// Makes the moves that wait, as far as nothing holds them.
  private func drain() {
    while queue.depth == 0, queue.held.isEmpty, !queue.waiting.isEmpty {
      let (move, ticket) = queue.waiting.removeFirst()
      forward(run(move), to: ticket)
    }
  }

  private func forward(_ outcome: Outcome, to ticket: Ticket) {
    guard case .pending(let other) = outcome else { return ticket.settle(outcome) }
    Task { ticket.settle(await other.outcome) }
  }

  private func run(_ move: Move, round: Int = 0) -> Outcome {
    guard round < MoveQueue.limit else {
      return .refused(by: "guards", why: "redirected \(MoveQueue.limit) times")
    }
    switch resolve(move) {
    case .nothing(let reason): return .nothing(reason)
    case .notFound(let what): return .notFound(what)
    case .change(let change):
      return pass(move, change, guards: app.guards + leaveGuards(move, change), round: round)
    }
  }

  /// Asks the guards that are left, and makes the move when all allow it.
  private func pass(
    _ move: Move, _ change: Change, guards: some Collection<Guard>, round: Int
  ) -> Outcome {
    var rest = Array(guards)[...]
    while let guarding = rest.popFirst() {
      switch decision(of: guarding, on: move, change) {
      case .allow: continue
      case .cancel(let why):
        discardUnused(change)
        return .refused(by: guarding.name, why: why)
      case .redirect(let other):
        discardUnused(change)
        return run(other, round: round + 1)
      case .ask(let answer):
        let held = HeldMove(move, change, by: guarding.name, rest: rest, round: round)
        return hold(held, until: answer)
      }
    }
    commit(change, of: move)
    return .done(change)
  }

  private func resolve(_ move: Move) -> Resolution {
    for route in move.action.destinations.compactMap(\.route) where !app.routes.contains(route) {
      return .notFound("route \(route) of type “\(route.name)”")
    }
    return currentTree.resolve(
      move, making: .init(entry: makeEntry, containers: make))
  }

  private func decision(
    of guarding: Guard, on move: Move, _ change: Change
  ) -> GuardDecision {
    queue.depth += 1
    defer { queue.depth -= 1 }
    return guarding.decide(Proposal(move: move, change: change, model: self))
  }

  /// The guards of the screens that a change takes away, the uppermost first.
  private func leaveGuards(_ move: Move, _ change: Change) -> [Guard] {
    let leaving: [Entry] =
      if case .close = move.action { currentTree.containers.entries } else { change.removed }
    let kept = Set(change.inserted.map(\.id))
    return leaving.filter { !kept.contains($0.id) }.sorted { $0.id.rawValue > $1.id.rawValue }
      .flatMap { entry in
        (records[entry.id]?.screen.leaveGuards ?? [])
          .map { Guard("screen \(entry.text)", $0) }
      }
  }

  private func hold(
    _ held: HeldMove, until answer: @escaping @MainActor (NavigationModel) async -> GuardDecision
  ) -> Outcome {
    let ticket = Ticket()
    let number = nextID()
    queue.held[number] = held.move
    Task {
      let decision = await answer(self)
      queue.held[number] = nil
      forward(resume(held, after: decision), to: ticket)
      drain()
      activityChanged()
    }
    return .pending(ticket)
  }

  /// Goes on with a held move: it is resolved against the tree as it now is. The guards that were
  /// not asked yet are asked when it comes to the same, all of them when it comes to something else.
  private func resume(_ held: HeldMove, after decision: GuardDecision) -> Outcome {
    discardUnused(held.change)
    switch decision {
    case .cancel(let why): return .refused(by: held.name, why: why)
    case .redirect(let other): return run(other, round: held.round + 1)
    case .ask(let answer):
      guard held.next.round < MoveQueue.limit else {
        return .refused(by: held.name, why: "asked again \(MoveQueue.limit) times")
      }
      return hold(held.next, until: answer)
    case .allow:
      guard case .change(let now) = resolve(held.move) else {
        return run(held.move, round: held.round + 1)
      }
      if now.isSame(as: held.change) {
        return pass(held.move, now, guards: held.rest, round: held.round)
      }
      discardUnused(now)
      return run(held.move, round: held.round + 1)
    }
  }
}
