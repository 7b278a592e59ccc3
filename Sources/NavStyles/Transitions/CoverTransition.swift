public import NavCore

/// The upper one comes from below and covers what stays as it is.
public struct CoverTransition: TransitionStyle {
  /// `cover`.
  public let name = "cover"
  /// How long it takes, in seconds.
  public var duration: Double

  /// Makes the style.
  ///
  /// - Parameter duration: how long it takes, in seconds.
  public init(duration: Double = 0.35) {
    self.duration = duration
  }

  /// How long it takes.
  public static let parameters = [StyleParameter.duration(\Self.duration)]

  /// Draws one moment.
  public func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    configuration.fromBelow
  }
}

extension TransitionStyle where Self == CoverTransition {
  /// From below, over what stays.
  public static var cover: CoverTransition { CoverTransition() }
}
