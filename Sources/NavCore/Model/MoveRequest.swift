/// What is called once it is known what came of a move: once for each, after all observers.
public typealias MoveCompletion = @MainActor @Sendable (Outcome) -> Void

/// A move on its way from who asks to what comes of it.
struct MoveRequest {
  /// The move; another one after a redirection.
  var move: Move
  /// How often it was redirected or asked again.
  var round = 0
  /// What knows how it ends, where it has to wait.
  var ticket: Ticket?
  /// What waits for the result of the screen that it shows.
  let waiter: ResultWaiter?
  /// A value to be handed over once it is made.
  var delivery: Delivery?
  /// The number of the held move whose answer it helps to find, or nil.
  var heldMove: Int?
  /// Whether a guard made another move of it.
  private(set) var isRedirected = false
  let completion: MoveCompletion?

  init(
    _ move: Move, waiter: ResultWaiter? = nil, delivery: Delivery? = nil,
    then completion: MoveCompletion? = nil
  ) {
    self.move = move
    self.waiter = waiter
    self.delivery = delivery
    self.completion = completion
  }

  /// The request with another move: it shows another screen, so no value goes with it.
  func redirected(to other: Move) -> MoveRequest {
    var copy = self
    copy.move = other
    copy.round += 1
    copy.delivery = nil
    copy.isRedirected = true
    return copy
  }

  /// The request, to be guarded once more.
  var again: MoveRequest {
    var copy = self
    copy.round += 1
    return copy
  }
}
