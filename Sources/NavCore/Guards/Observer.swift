/// Logic after a move, and when screens come into sight or go out of it.
///
/// An app has observers, and so has each navigator; a screen has those of its own appearance, as by
/// ``Screen/didAppear(_:)``. Moves that are asked for in an observer wait for the current one.
public struct Observer: Sendable {
  /// What is told of an appearance.
  public typealias OfAppearance = @MainActor @Sendable (Appearance) -> Void

  let didMove: (@MainActor @Sendable (Change, NavigationModel) -> Void)?
  private let appearances: [Appearance.Phase: OfAppearance]

  /// Makes an observer of functions; those that are left out are not called.
  ///
  /// - Parameters:
  ///   - didMove: called once for each move, with all that it changed.
  ///   - willAppear: called before a screen is shown.
  ///   - didAppear: called once a screen is in sight.
  ///   - willDisappear: called before a screen goes out of sight; what it keeps is still there.
  ///   - didDisappear: called once a screen is out of sight.
  public init(
    didMove: (@MainActor @Sendable (Change, NavigationModel) -> Void)? = nil,
    willAppear: OfAppearance? = nil, didAppear: OfAppearance? = nil,
    willDisappear: OfAppearance? = nil, didDisappear: OfAppearance? = nil
  ) {
    self.didMove = didMove
    var appearances: [Appearance.Phase: OfAppearance] = [:]
    appearances[.willAppear] = willAppear
    appearances[.didAppear] = didAppear
    appearances[.willDisappear] = willDisappear
    appearances[.didDisappear] = didDisappear
    self.appearances = appearances
  }

  @MainActor func tell(_ phase: Appearance.Phase, _ appearance: Appearance) {
    appearances[phase]?(appearance)
  }
}
