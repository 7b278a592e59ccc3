import NavCore

extension Outcome {
  /// Whether this is what should come of a move.
  func agrees(with expected: ReferenceOutcome) -> Bool {
    switch (self, expected) {
    case (.done, .done): true
    case (.nothing(let reason), .nothing(let other)): reason.rawValue == other.rawValue
    case (.refused(let name, let why), .refused(let other)): name == other && !why.isEmpty
    case (.notFound(let what), .notFound): !what.isEmpty
    default: false
    }
  }

  /// Whether another one says the same.
  func isSame(as other: Outcome) -> Bool {
    switch (self, other) {
    case (.done(let change), .done(let another)): change == another
    case (.nothing(let reason), .nothing(let another)): reason == another
    case (.refused(let name, let why), .refused(let another, let because)):
      name == another && why == because
    case (.notFound(let what), .notFound(let another)): what == another
    default: false
    }
  }
}
