public import NavCore

/// The upper one comes from the side where the writing ends, and what is below it gives way a little;
/// pages move side by side, or one below the other. Presentations come from below, questions by fading
/// in.
public struct SlideTransition: TransitionStyle {
  /// `slide`.
  public let name = "slide"
  /// How much of the room what is below gives way, from 0 to 1; pages give way as a whole.
  public var parallax: Double
  /// How long it takes, in seconds.
  public var duration: Double

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - parallax: how much of the room what is below gives way, from 0 to 1.
  ///   - duration: how long it takes, in seconds.
  public init(parallax: Double = 0.3, duration: Double = 0.35) {
    self.parallax = parallax
    self.duration = duration
  }

  /// How much what is below gives way, and how long it takes.
  public static let parameters = [
    StyleParameter(
      "parallax", \Self.parallax, in: 0...1, unit: nil,
      summary: "how much of the room what is below gives way"),
    .duration(\Self.duration),
  ]

  /// Draws one moment.
  public func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    let progress = configuration.progress
    let rest = 1 - progress
    switch configuration.subject {
    case .stack:
      return TransitionPicture(
        lower: DrawnBox(x: -progress * parallax * configuration.width),
        upper: DrawnBox(x: rest * configuration.width))
    case .page(.horizontal):
      return TransitionPicture(
        lower: DrawnBox(x: -progress * configuration.width),
        upper: DrawnBox(x: rest * configuration.width))
    case .page(.vertical):
      return TransitionPicture(
        lower: DrawnBox(y: -progress * configuration.height),
        upper: DrawnBox(y: rest * configuration.height))
    case .presentation(.sheet), .presentation(.cover): return configuration.fromBelow
    case .presentation(.alert), .prompt: return configuration.fading
    }
  }
}

extension TransitionStyle where Self == SlideTransition {
  /// From the side where the writing ends.
  public static var slide: SlideTransition { SlideTransition() }
}
