/// How both sides of a transition are drawn at one moment.
public struct TransitionPicture: Hashable, Sendable {
  /// How the lower one is drawn.
  public var lower: DrawnBox
  /// How the upper one is drawn.
  public var upper: DrawnBox
  /// Whether the lower one is drawn over the upper one.
  public var isLowerOnTop: Bool

  /// Makes a picture; what is not named is drawn as it stands.
  public init(lower: DrawnBox = .still, upper: DrawnBox = .still, isLowerOnTop: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.isLowerOnTop = isLowerOnTop
  }
}
