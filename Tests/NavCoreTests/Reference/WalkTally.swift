/// What happened how often in random walks, so that one sees that all of it does.
struct WalkTally {
  /// What may happen.
  enum Event: CaseIterable {
    case made
    case nothing
    case missing
    case refused
    case busy
    case redirected
    case held
    case askedByGuard
    case joinedIn
    case answered
    case unanswered
    case notShown
  }

  private var counts: [Event: Int] = [:]

  /// How often something happened.
  subscript(event: Event) -> Int { counts[event, default: 0] }

  /// It has happened.
  mutating func note(_ event: Event) { counts[event, default: 0] += 1 }

  /// Adds what happened in another walk.
  mutating func add(_ other: WalkTally) { counts.merge(other.counts, uniquingKeysWith: +) }
}
