public import NavCore

/// The upper one covers what is below it more and more; nothing moves.
public struct FadeTransition: TransitionStyle {
  /// `fade`.
  public let name = "fade"
  /// How long it takes, in seconds.
  public var duration: Double

  /// Makes the style.
  ///
  /// - Parameter duration: how long it takes, in seconds.
  public init(duration: Double = 0.25) {
    self.duration = duration
  }

  /// How long it takes.
  public static let parameters = [StyleParameter.duration(\Self.duration)]

  /// Draws one moment.
  public func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    configuration.fading
  }
}

extension TransitionStyle where Self == FadeTransition {
  /// One fades into the other.
  public static var fade: FadeTransition { FadeTransition() }
}
