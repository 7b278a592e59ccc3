public import NavCore

/// The upper one is there at once.
public struct NoTransition: TransitionStyle {
  /// `none`.
  public let name = "none"
  /// At once.
  public let duration = 0.0

  /// Makes the style.
  public init() {}

  /// Draws one moment: the one of the two that is nearer.
  public func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    TransitionPicture(upper: DrawnBox(opacity: configuration.progress < 0.5 ? 0 : 1))
  }
}

extension TransitionStyle where Self == NoTransition {
  /// No motion.
  public static var none: NoTransition { NoTransition() }
}
