@testable import NavCore

extension WalkJournal {
  /// A guard decides at random; the first of the app's is asked of every move, so it checks the
  /// proposal.
  func decide(_ level: WalkLevel, _ name: String, _ proposal: Proposal) -> GuardDecision {
    let isFirst = name == Self.first
    guard let request = isFirst ? proposed(proposal) : current else {
      report("\(name) is asked of what nobody asked for: \(proposal.move)")
      return .allow
    }
    guard case .asked = request.state else {
      report("\(name) is asked of \(request)")
      return .allow
    }
    if level < request.level { report("\(name) is asked after a \(request.level)'s") }
    request.level = level
    return inside(20) { decision(on: request, by: name) }
  }

  /// The name of the guard that is asked first of all.
  static var first: String { "app 1" }

  /// A move comes before the first guard: the next one of those that wait, or the one that the
  /// engine is busy with once more.
  private func proposed(_ proposal: Proposal) -> WalkRequest? {
    if let current, !isMeant(proposal.move, by: current) { endOfSilence() }
    let waiting = open.filter(\.isUnseen)
    let meant = waiting.filter { isMeant(proposal.move, by: $0) }
    let mayBeFree = open.contains { $0.isHeld }
    let next =
      meant.last { $0.isFree && $0.isBeingAsked }
      ?? meant.first { $0.isFree && mayBeFree } ?? meant.first
    guard let request = current ?? next else { return nil }
    if !isMeant(proposal.move, by: request) { report("\(proposal.move) in place of \(request)") }
    if current == nil, let other = waiting.first(where: \.isOrdered), other !== request,
      request.isOrdered
    {
      report("\(request) comes before \(other)")
    }
    request.state = .asked
    request.level = .app
    request.proposed = proposal.change
    request.calls = WalkGuardCalls(
      proposal.change, on: proposal.model.currentTree, isMade: witnesses.isMade)
    current = request
    if let tree, proposal.model.currentTree != tree {
      report("the tree has changed before \(request)")
    }
    tree = proposal.model.currentTree
    var after = proposal.model.currentTree
    after.apply(proposal.change)
    var names = names
    let expected = reference.applying(request.move)
    if let wrong = names.difference(of: after, from: expected.tree) {
      report("proposed for \(request): \(wrong)")
    }
    return request
  }

  private func isMeant(_ move: Move, by request: WalkRequest) -> Bool {
    let meant = names.move(request.move)
    return (request.isIndirect || move.target == meant.target)
      && move.cause == request.cause && move.isAnimated == request.isAnimated
      && "\(move.action)" == "\(meant.action)"
  }

  private func decision(on request: WalkRequest, by name: String) -> GuardDecision {
    switch dice.roll(100) {
    case 0, 1: cancel(request, by: name)
    case 2: redirect(request)
    case 3, 4, 5: hold(request, by: name)
    default: .allow
    }
  }

  private func cancel(_ request: WalkRequest, by name: String) -> GuardDecision {
    let why = "reason \(dice.roll(100))"
    request.state = .cancelled(by: name, why: why)
    if request.isSilent {
      results.cancelled(request)
      close(request)
    }
    return .cancel(why)
  }

  private func redirect(_ request: WalkRequest) -> GuardDecision {
    let other = WalkMoves(tree: reference, dice: dice).move()
    request.move = other
    request.state = .redirected
    request.wasRedirected = true
    tally.note(.redirected)
    results.cancelled(request)
    return .redirect(names.move(other, cause: request.cause, maker: maker))
  }

  private func hold(_ request: WalkRequest, by name: String) -> GuardDecision {
    request.state = .held
    request.wasHeld = true
    tally.note(.held)
    current = nil
    return .ask { [weak self] _ in
      await self?.answer(request, by: name) ?? .allow
    }
  }

  /// Waits until the walk has the question answered; the answer is a chance of that moment.
  private func answer(_ request: WalkRequest, by name: String) async -> GuardDecision {
    await withCheckedContinuation { continuation in
      questions.append(WalkQuestion(request: request, continuation: continuation))
    }
    if dice.chance(20) { await act(for: request) }
    if case .held = request.state {} else { report("\(request) is answered, but not held") }
    current = request
    switch dice.roll(10) {
    case 0, 1: return cancel(request, by: name)
    case 2: return redirect(request)
    case 3: return hold(request, by: name)
    default:
      request.state = .asked
      return .allow
    }
  }

  /// A guard asks for a move of its own before it answers, and waits for it.
  private func act(for request: WalkRequest) async {
    request.hasActed = true
    tally.note(.askedByGuard)
    if let ticket = ask()?.ticket { _ = await ticket.outcome }
  }
}
