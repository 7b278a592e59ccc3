/// Logic after a move: it sees one change for one move.
public struct Observer: Sendable {
  let didMove: @MainActor @Sendable (Change, NavigationModel) -> Void

  /// Makes an observer of a function.
  public init(
    didMove: @escaping @MainActor @Sendable (Change, NavigationModel) -> Void
  ) {
    self.didMove = didMove
  }
}
