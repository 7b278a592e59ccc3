@testable import NavCore

/// Whom the engine asks about a move, and whom it should.
@MainActor struct WalkGuardCalls {
  private var leaving: Set<EntryID> = []
  private var arriving: [String] = []
  private let screens: [EntryID]
  private let letters: [String]

  /// - Parameters:
  ///   - change: what is proposed.
  ///   - tree: the tree before.
  ///   - isMade: whether the screen of an entry is there, with its guard.
  init(_ change: Change, on tree: NavigationTree, isMade: (EntryID) -> Bool) {
    screens = (change.removed.map(\.id) + Self.turnedAway(change, on: tree)).filter(isMade)
    letters = change.inserted.compactMap { $0.route?.as(Letter.self).map(\.description) }
  }

  /// The entry in front of a page that a change only turns away from, where that page is in sight.
  private static func turnedAway(_ change: Change, on tree: NavigationTree) -> [EntryID] {
    guard change.edits.count == 1, case .select(let pager, let page, _) = change.edits[0] else {
      return []
    }
    let stack = tree.frontStack(in: page)
    let layer = tree.containers.lineage(of: pager)[0]
    return tree.frontStack(in: layer) == stack
      ? [tree.containers.stacks[stack]?.top.id].compactMap(\.self) : []
  }

  /// The guard of an entry's screen is asked.
  mutating func left(_ entry: EntryID) { leaving.insert(entry) }

  /// The guard of a type of route is asked.
  mutating func arrived(_ letter: Letter) { arriving.append(letter.description) }

  /// What is wrong when the move is made, or nil.
  var problem: String? {
    let unasked = screens.filter { !leaving.contains($0) }
    guard unasked.isEmpty else { return "the screens of \(unasked) were not asked" }
    var rest = arriving[...]
    for letter in letters {
      guard let index = rest.firstIndex(of: letter) else {
        return "the guard of letters was asked of \(arriving) in place of \(letters)"
      }
      rest = rest[(index + 1)...]
    }
    return nil
  }
}
