import NavCore
import Observation

/// What the screens of the managed app share: the user's choices, and what came of each action.
@MainActor @Observable final class ManagedDesk {
  /// Whether the next moves are to be shown with motion.
  var isAnimated = true
  /// Whether the vault may be opened.
  var hasKey = false
  private var accounts: [Side: Account] = [:]
  private var cards = 0
  /// The side that asked for the move that is made now, and is told of it.
  private var asking: Side?

  /// What was asked for on a side or happened there, and what was said of it, in order.
  struct Account: Hashable {
    let title: String
    fileprivate(set) var lines: [String] = []
    fileprivate let number: Int
  }

  /// What a side was told last, or nil.
  func account(of side: Side) -> Account? { accounts[side] }

  /// A card that was not there before.
  func newCard() -> ManagedPage {
    cards += 1
    return .card(cards)
  }

  /// A side asks for something.
  ///
  /// - Parameter isMove: whether what observers see is told there, until it has ended.
  func begin(_ title: String, on side: Side, isMove: Bool = true) -> Account {
    asking = isMove ? side : nil
    return open(title, on: side)
  }

  /// What a side asked for has ended; where it was told of something else meanwhile, it is told
  /// anew.
  func end(_ account: Account, _ line: String, on side: Side) {
    if accounts[side]?.number != account.number { _ = open(account.title, on: side) }
    accounts[side]?.lines.append(line)
    if asking == side { asking = nil }
  }

  /// An observer of a side has seen a move.
  func saw(_ line: String, on side: Side) {
    if asking == nil { _ = open("On this side", on: side) }
    tell(line, on: side)
  }

  /// There is something more to say of what was told last.
  func tell(_ line: String, on side: Side) { accounts[asking ?? side]?.lines.append(line) }

  private func open(_ title: String, on side: Side) -> Account {
    let account = Account(title: title, number: (accounts[side]?.number ?? 0) + 1)
    accounts[side] = account
    return account
  }
}
