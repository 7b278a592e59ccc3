/// Logic before a move: it sees the whole change and answers at once.
public struct Guard: Sendable {
  let decide: @MainActor @Sendable (Proposal) -> GuardDecision

  /// Makes a guard of a function.
  public init(_ decide: @escaping @MainActor @Sendable (Proposal) -> GuardDecision) {
    self.decide = decide
  }
}
