public import NavCore

/// The upper one grows out of the middle while it fades in.
public struct ZoomTransition: TransitionStyle {
  /// `zoom`.
  public let name = "zoom"
  /// The size at which the upper one begins, as a factor from 0 to 1.
  public var scale: Double
  /// How long it takes, in seconds.
  public var duration: Double

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - scale: the size at which the upper one begins, as a factor from 0 to 1.
  ///   - duration: how long it takes, in seconds.
  public init(scale: Double = 0.6, duration: Double = 0.35) {
    self.scale = scale
    self.duration = duration
  }

  /// Where it begins, and how long it takes.
  public static let parameters = [
    StyleParameter(
      "scale", \Self.scale, in: 0...1, unit: nil, summary: "the size at which it begins"),
    .duration(\Self.duration),
  ]

  /// Draws one moment.
  public func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    let progress = configuration.progress
    return TransitionPicture(
      upper: DrawnBox(scale: scale + (1 - scale) * progress, opacity: progress))
  }
}

extension TransitionStyle where Self == ZoomTransition {
  /// Out of the middle.
  public static var zoom: ZoomTransition { ZoomTransition() }
}
