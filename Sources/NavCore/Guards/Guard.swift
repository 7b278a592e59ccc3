/// Logic before a move: it sees the whole change and answers at once.
///
/// An app has guards, and so has each navigator; a screen has those of ``Screen/guardLeaving(_:)``,
/// a type of route those of ``NavApp/guarding(_:_:decide:)``. They are asked in this order.
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
