/// A move as a guard sees it: the request, and all that it would change.
@MainActor public struct Proposal {
  /// The request.
  public let move: Move
  /// What it would do.
  public let change: Change
  /// The model that it is asked of; its tree is still as it was.
  public let model: NavigationModel
}
