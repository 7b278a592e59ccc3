/// One transition on the way forward, another one on the way back.
public struct AsymmetricTransition: TransitionStyle {
  private let forward: any TransitionStyle
  private let backward: any TransitionStyle

  /// Makes a transition of two.
  ///
  /// - Parameters:
  ///   - forward: the one for a push, the next page, a presentation that comes.
  ///   - backward: the one for a pop, the page before, a presentation that goes.
  public init(forward: any TransitionStyle, backward: any TransitionStyle) {
    self.forward = forward
    self.backward = backward
  }

  /// Both names, as in `slide/fade`.
  public var name: String { "\(forward.name)/\(backward.name)" }

  /// The longer of the two.
  public var duration: Double { max(forward.duration, backward.duration) }

  /// Draws the one for the way on which it began, so that one that turns round does not jump.
  public func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    switch configuration.course {
    case .forward: forward.picture(configuration)
    case .backward: backward.picture(configuration)
    }
  }
}

extension TransitionStyle where Self == AsymmetricTransition {
  /// One transition on the way forward, another one on the way back.
  ///
  /// - Parameters:
  ///   - forward: the one for a push, the next page, a presentation that comes.
  ///   - backward: the one for a pop, the page before, a presentation that goes.
  public static func asymmetric(
    forward: some TransitionStyle, backward: some TransitionStyle
  ) -> AsymmetricTransition {
    AsymmetricTransition(forward: forward, backward: backward)
  }
}
