@testable import NavCore

/// A move that was asked for in a random walk, and how far it has come.
@MainActor final class WalkRequest {
  /// How far a move has come.
  enum State {
    /// It waits for its turn.
    case waiting
    /// A guard made another move of it, which no guard has seen yet.
    case redirected
    /// The guards are asked, or have all allowed it.
    case asked
    /// A guard waits for an answer.
    case held
    /// A guard has refused it.
    case cancelled(by: String, why: String)
    /// It was made.
    case made(Change)
  }

  /// The number by which failures call it.
  let number: Int
  /// What was asked for; another move after a redirection.
  var move: ReferenceMove
  let cause: Move.Cause
  /// Whether the engine makes the move itself, as where a screen finishes.
  let isIndirect: Bool
  /// Whether it has no completion, as where a result is waited for.
  let isSilent: Bool
  var state = State.waiting
  /// Where the last guard that was asked stands in the order of guards.
  var level = WalkLevel.app
  /// What the guards have seen.
  var proposed: Change?
  /// Which guards were asked since the first of all.
  var calls: WalkGuardCalls?
  /// Whether a guard waited for an answer.
  var wasHeld = false
  /// Whether a guard made another move of it.
  var wasRedirected = false
  var ticket: Ticket?
  /// Whether the engine may still make screens before it comes to the move, as where it looks for
  /// one that receives a result; what these ask for comes first.
  var isPreparing: Bool
  /// Whether the call that asks for it has not returned.
  var isBeingAsked = true
  /// Whether its guard asks for moves of its own before it answers.
  var hasActed = false
  /// Whether it may be one of those by which a guard finds its answer, which needn't wait.
  var isFree = false

  init(
    _ number: Int, _ move: ReferenceMove, cause: Move.Cause, isIndirect: Bool, isSilent: Bool
  ) {
    self.number = number
    self.move = move
    self.cause = cause
    self.isIndirect = isIndirect
    self.isSilent = isSilent
    isPreparing = isIndirect
  }

  /// Whether the move is to be shown with motion: those without completion are not, which tells
  /// them from others.
  var isAnimated: Bool { !isSilent || wasRedirected }

  /// Whether a guard waits for an answer now.
  var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  /// Whether no request that comes later may overtake it.
  var isOrdered: Bool { !wasHeld && !isPreparing && !isFree }

  /// Whether no guard has seen the move that is meant now.
  var isUnseen: Bool {
    switch state {
    case .waiting, .redirected: true
    case .asked, .held, .cancelled, .made: false
    }
  }
}

extension WalkRequest: CustomStringConvertible {
  var description: String { "#\(number) \(state) \(move)" }
}
