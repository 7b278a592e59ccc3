extension NavigationModel {
  /// Asks for a move.
  ///
  /// With no guard in the way it is committed when the call returns. Asked for inside a guard or an
  /// observer it waits for the current move; while a guard holds a move on the same container, the
  /// user's moves are refused and the code's wait. What is asked for to find the guard's answer is
  /// made at once: the moves of the closure that answers, and those in what it presents.
  ///
  /// - Parameters:
  ///   - move: what is asked for.
  ///   - completion: called once, when it is known what came of the move and all observers have
  ///     been told; for a move that need not wait, before this method returns.
  @discardableResult
  public func perform(_ move: Move, then completion: MoveCompletion? = nil) -> Outcome {
    perform(MoveRequest(move, then: completion))
  }

  /// Asks for a move in the container whose navigator has a tag, from anywhere.
  @discardableResult
  public func perform(
    _ action: Move.Action, on tag: String, animated: Bool = true, cause: Move.Cause = .code,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    perform(Move(action, in: .tagged(tag), animated: animated, cause: cause), then: completion)
  }

  func perform(_ request: MoveRequest) -> Outcome {
    defer { drain() }
    if request.move.cause == .user, isHeld(request.move.target) {
      let outcome = Outcome.refused(by: "held move", why: "busy")
      end(request, outcome)
      return outcome
    }
    var request = request
    request.heldMove = answered(by: request.move)
    let isHeldUp =
      !queue.isEmpty || !queue.held.isEmpty && request.move.cause != .user
    guard queue.depth > 0 || isHeldUp && request.heldMove == nil else { return carryOut(request) }
    let ticket = Ticket()
    request.ticket = ticket
    queue.append(request)
    log.write(.moves) { .init(request, .waiting, "for those before it") }
    return .pending(ticket)
  }

  /// Makes the moves that wait, as far as nothing holds them.
  func drain() {
    while queue.depth == 0, let request = queue.next() {
      _ = carryOut(request)
    }
  }

  /// Has something done while all moves wait, and then makes them.
  func holdingMoves(_ body: () -> Void) {
    queue.depth += 1
    body()
    queue.depth -= 1
    drain()
  }

  /// Makes a move, and tells what came of it unless that is not known yet.
  func carryOut(_ request: MoveRequest) -> Outcome {
    let outcome = run(request)
    if case .pending = outcome { return outcome }
    end(request, outcome)
    return outcome
  }

  /// It is known what came of a move.
  func end(_ request: MoveRequest, _ outcome: Outcome) {
    log.write(.level(of: outcome)) { .init(request, outcome) }
    if let waiter = request.waiter, !waiter.isAttached {
      waiter.cancel(hasClosed ? .closed : .notShown(outcome))
    }
    guard request.completion != nil || request.ticket != nil || request.delivery != nil else {
      return
    }
    queue.depth += 1
    if case .nothing(.alreadyThere) = outcome, let delivery = request.delivery,
      case .checkpoint = delivery.recipient
    {
      deliver(delivery, from: nil)
    }
    request.completion?(outcome)
    queue.depth -= 1
    request.ticket?.settle(outcome)
  }

  func run(_ request: MoveRequest) -> Outcome {
    guard request.round < MoveQueue.limit else {
      return .refused(by: "guards", why: "redirected \(MoveQueue.limit) times")
    }
    let first = lastID + 1
    switch resolve(request.move) {
    case .nothing(let reason): return .nothing(reason)
    case .notFound(let what): return .notFound(what)
    case .refused(let name, let why): return .refused(by: name, why: why)
    case .change(let change):
      return pass(
        request, change, ids: first..<lastID + 1,
        guards: guards(for: request.move, change)[...])
    }
  }

  /// What a move comes to on the tree as it is.
  ///
  /// - Parameter ids: identities for what it brings, from an earlier time that it was resolved.
  func resolve(_ move: Move, reusing ids: Range<Int> = 0..<0) -> Resolution {
    if let route = app.routes.stranger(among: move.action) {
      return .notFound(
        "route \(route) of type “\(route.name)”, which the app does not know (register its type)")
    }
    let first = lastID + 1
    reusableIDs = ids
    repeatedTags = []
    let resolution = currentTree.resolve(
      move, making: .init(entry: makeEntry, containers: make, page: make), seeing: columnSight)
    reusableIDs = 0..<0
    if case .change(let change) = resolution, repeatedTags.isEmpty {
      return .change(settled(change))
    }
    discard(ids)
    discard(first..<lastID + 1)
    guard let tag = repeatedTags.min() else { return resolution }
    return .refused(by: "directory", why: "two of the containers have the tag “\(tag)”")
  }

  /// Asks the guards that are left, and makes the move when all allow it.
  func pass(
    _ request: MoveRequest, _ change: Change, ids: Range<Int>, guards: ArraySlice<Guard>
  ) -> Outcome {
    var rest = guards
    while let guarding = rest.popFirst() {
      let decision = decision(of: guarding, on: request.move, change)
      log.write(.level(of: decision)) {
        .init(request, .guarded, "\(guarding.name): \(decision.text)")
      }
      switch decision {
      case .allow: continue
      case .cancel(let why):
        discardUnused(change)
        return .refused(by: guarding.name, why: why)
      case .redirect(let other):
        discardUnused(change)
        return run(request.redirected(to: other))
      case .ask(let answer):
        return hold(
          HeldMove(
            request: request, change: change, ids: ids, name: guarding.name, rest: rest),
          until: answer)
      }
    }
    // A guard may have given a tag to something else meanwhile.
    let final = currentTree.withPresentTags(change)
    if let clash = currentTree.clash(of: final) {
      discardUnused(change)
      return .refused(by: "directory", why: clash.description)
    }
    commit(final, of: request)
    return .done(final)
  }

  private func decision(
    of guarding: Guard, on move: Move, _ change: Change
  ) -> GuardDecision {
    queue.depth += 1
    defer { queue.depth -= 1 }
    let container = container(of: move.target) ?? currentTree.root
    return guarding.decide(
      Proposal(move: move, container: container, change: change, model: self))
  }
}
