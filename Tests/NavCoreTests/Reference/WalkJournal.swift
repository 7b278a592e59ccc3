@testable import NavCore

/// What a random walk has asked for and what has come of it, beside the reference.
@MainActor final class WalkJournal {
  let dice: WalkDice
  var reference: ReferenceTree
  var names = ReferenceNames()
  /// The engine's tree after the last change; nil where it may have changed by no move.
  var tree: NavigationTree?
  /// The requests of which the end is not known, in the order of asking.
  var open: [WalkRequest] = []
  /// The request that the engine is busy with.
  var current: WalkRequest?
  /// The questions of guards that wait for an answer.
  var questions: [WalkQuestion] = []
  let results = WalkResults()
  let witnesses = WalkWitnesses()
  private(set) lazy var sights = WalkSights { [weak self] in self?.report($0) }
  private(set) var problem: String?
  var tally = WalkTally()
  let work = WalkWork()
  /// What the app was told of last, and the containers whose navigators were told of it.
  var told: (change: Change, navigators: Set<ObjectIdentifier>)?
  private var asked = 0
  var tickets: [(ticket: Ticket, outcome: Outcome, number: Int)] = []
  /// How many guards, observers and makers of screens are running, one inside the other.
  private(set) var depth = 0
  private var recent: [String] = []
  weak var model: NavigationModel?

  init(_ plan: ReferencePlan, dice: WalkDice) {
    reference = ReferenceTree(plan)
    self.dice = dice
  }

  /// Notes the first thing that is wrong, with what was asked for before.
  func report(_ what: String) {
    if problem == nil { problem = "\(what), after: \(recent.suffix(6).joined(separator: "; "))" }
  }

  /// Runs a part of a guard, an observer or a maker, which may ask for a move of its own.
  func inside<Result>(_ chance: Int, _ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    joinIn(chance)
    return body()
  }

  /// Asks for a move in so many of a thousand cases.
  func joinIn(_ chance: Int) {
    guard dice.roll(1000) < chance, open.count < 12 else { return }
    tally.note(.joinedIn)
    ask()
  }

  /// Asks for a random move.
  @discardableResult
  func ask() -> Outcome? {
    let cause: Move.Cause = dice.pick([.code, .code, .user, .message])
    let move = WalkMoves(tree: reference, dice: dice).move()
    guard let model else { return nil }
    let request = register(move, cause: cause)
    let outcome = model.perform(
      names.move(move, cause: cause, maker: maker),
      then: { [weak self] in self?.completed(request, $0) })
    returned(outcome, from: request)
    return outcome
  }

  /// Notes a request.
  func register(
    _ move: ReferenceMove, cause: Move.Cause = .code, isIndirect: Bool = false,
    isSilent: Bool = false
  ) -> WalkRequest {
    asked += 1
    let request = WalkRequest(
      asked, move, cause: cause, isIndirect: isIndirect, isSilent: isSilent)
    request.isFree = !isSilent && open.contains(where: \.hasActed)
    // What is asked for by a screen that is made for another request comes before that.
    let other = open.firstIndex { $0.isPreparing && $0.isUnseen }
    open.insert(request, at: other ?? open.count)
    recent.append("#\(asked) \(cause) \(move.action) in \(move.target)")
    if recent.count > 12 { recent.removeFirst() }
    return request
  }

  /// Notes what a call for a move has returned.
  func returned(_ outcome: Outcome, from request: WalkRequest) {
    request.isPreparing = false
    request.isBeingAsked = false
    let isOpen = open.contains { $0 === request }
    if let ticket = outcome.ticket {
      if isOpen { request.ticket = ticket } else { report("\(request) is pending, but has ended") }
    } else {
      if isOpen { report("\(request) has ended, but its completion was not called") }
      let isBusy = outcome.refuser == "held move"
      if depth > 0, !isBusy { report("\(request) did not wait: \(outcome)") }
    }
  }

  /// Ends a request that has no completion.
  func close(_ request: WalkRequest) {
    open.removeAll { $0 === request }
    if current === request { current = nil }
  }

  /// Another request has its turn: the one before has ended, where that has no completion.
  func endOfSilence() {
    guard let current, current.isSilent else { return }
    // After an answer there may be nothing left to do.
    if current.isUnseen || depth == 0 && current.wasHeld && !current.isHeld { close(current) }
  }
}
