/// Logic before a move: it sees the whole change and answers at once.
public struct Guard: Sendable {
  /// What refused moves say of who refused them.
  public let name: String
  let decide: @MainActor @Sendable (Proposal) -> GuardDecision

  /// Makes a guard of a function.
  public init(
    _ name: String = "guard",
    _ decide: @escaping @MainActor @Sendable (Proposal) -> GuardDecision
  ) {
    self.name = name
    self.decide = decide
  }
}
