import NavCore

/// Makes one outcome of those of several models.
@MainActor final class OutcomeGathering {
  private var outcomes: [Outcome?]
  private let completion: MoveCompletion

  private init(_ count: Int, then completion: @escaping MoveCompletion) {
    outcomes = Array(repeating: nil, count: count)
    self.completion = completion
  }

  /// An action for each of so many models; the poster's own is called when all of them were.
  static func actions(_ count: Int, then completion: MoveCompletion?) -> [MoveCompletion?] {
    guard count > 1, let completion else { return Array(repeating: completion, count: count) }
    let gathering = OutcomeGathering(count, then: completion)
    return (0..<count).map { index in { gathering.report($0, from: index) } }
  }

  private func report(_ outcome: Outcome, from index: Int) {
    outcomes[index] = outcome
    let all = outcomes.compactMap(\.self)
    guard all.count == outcomes.count, let first = all.first else { return }
    let best = all.dropFirst().reduce(first) { $1.weight > $0.weight ? $1 : $0 }
    completion(best.weight == 0 ? Self.missing(all) : best)
  }

  /// What none of the models found, with what each of them says.
  private static func missing(_ outcomes: [Outcome]) -> Outcome {
    var texts: [String] = []
    for case .notFound(let text) in outcomes where !texts.contains(text) { texts.append(text) }
    return .notFound(texts.joined(separator: "; another window: "))
  }
}

extension Outcome {
  /// How much it says to a poster who asked several models.
  fileprivate var weight: Int {
    switch self {
    case .done: 3
    case .refused: 2
    case .nothing: 1
    case .notFound, .pending: 0
    }
  }
}
