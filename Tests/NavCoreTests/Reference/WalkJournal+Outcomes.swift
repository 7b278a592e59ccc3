@testable import NavCore

extension WalkJournal {
  /// The completion of a request is called.
  func completed(_ request: WalkRequest, _ outcome: Outcome) {
    if current !== request { endOfSilence() }
    guard let index = open.firstIndex(where: { $0 === request }) else {
      return report("\(request) is completed twice")
    }
    open.remove(at: index)
    note(outcome)
    if let ticket = request.ticket { tickets.append((ticket, outcome, request.number)) }
    if current === request { current = nil }
    if outcome.refuser == "held move" {
      if request.cause != .user || !open.contains(where: \.wasHeld) { report("\(request) is busy") }
      return
    }
    if request.isOrdered, let other = open.prefix(index).first(where: \.isOrdered) {
      report("\(request) has overtaken \(other)")
    }
    if let wrong = wrong(outcome, of: request) { report("\(request): \(outcome): \(wrong)") }
    if outcome.change != nil, told?.navigators.isEmpty != false {
      report("no navigator was told of \(request)")
    }
    let gone = outcome.change?.removed.map(\.id) ?? []
    let alive = witnesses.alive(among: gone)
    if !alive.isEmpty { report("\(request): the screens of \(alive) are still there") }
    joinIn(30)
  }

  private func wrong(_ outcome: Outcome, of request: WalkRequest) -> String? {
    switch request.state {
    case .made(let change): return outcome.change == change ? nil : "another change was made"
    case .cancelled(let name, let why):
      guard case .refused(name, why) = outcome else { return "\(name) has refused it" }
      return nil
    case .held: return "it is held"
    case .asked where !request.wasHeld: return "the guards allowed it"
    case .waiting, .redirected, .asked:
      if outcome.refuser == "guards" { return nil }
      let expected = reference.applying(request.move).outcome
      return expected != .done && outcome.agrees(with: expected) ? nil : "\(expected) is right"
    }
  }

  /// The app is told of a change.
  func made(_ change: Change, in model: NavigationModel) {
    sights.endOfChange()
    guard let request = current, case .asked = request.state else {
      return report("a change that nobody asked for: \(change)")
    }
    let (expected, after) = reference.applying(request.move)
    if expected != .done { report("\(request): \(expected) is right") }
    reference = after
    if let wrong = names.difference(of: model.currentTree, from: after) {
      report("\(request): \(wrong)")
    }
    if let wrong = tree?.problem(with: change, to: model.currentTree) {
      report("\(request): \(wrong)")
    }
    if change != request.proposed { report("\(request): the guards saw another change") }
    if let wrong = request.calls?.problem { report("\(request): \(wrong)") }
    tree = model.currentTree
    request.state = .made(change)
    told = (change, [])
    results.made(request, change)
    if request.isSilent { close(request) }
    inside(60) {}
  }

  /// A navigator's observer is told of a change: each of those concerned once, after the app's.
  func told(_ navigator: WalkNavigator, of change: Change) {
    guard told?.change == change else { return report("a navigator is told of \(change)") }
    if told?.navigators.insert(ObjectIdentifier(navigator)).inserted != true {
      report("a navigator is told twice of \(change)")
    }
  }

  private func note(_ outcome: Outcome) {
    switch outcome {
    case .done: tally.note(.made)
    case .nothing: tally.note(.nothing)
    case .notFound: tally.note(.missing)
    case .refused(by: "held move", _): tally.note(.busy)
    case .refused: tally.note(.refused)
    case .pending: report("an outcome is pending in the end")
    }
  }

  /// Checks what holds when the engine is at rest and has had time to settle tickets.
  func checkTickets() {
    for (ticket, outcome, number) in tickets where ticket.current?.isSame(as: outcome) != true {
      report("the ticket of #\(number) does not say \(outcome)")
    }
    tickets = []
  }
}
