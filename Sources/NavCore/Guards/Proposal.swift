/// A move as a guard sees it: the request, and all that it would change.
@MainActor public struct Proposal {
  /// The request.
  public let move: Move
  /// The container that the move is asked of; its tag, if it has one, is that of its navigator.
  public let container: ContainerID
  /// What it would do.
  public let change: Change
  /// The model that it is asked of; its tree is still as it was.
  public let model: NavigationModel
}
