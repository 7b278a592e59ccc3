import NavCore

/// The new screen comes down over the old one.
struct CurtainTransition: TransitionStyle {
  let name = "curtain"

  func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    TransitionPicture(upper: DrawnBox(y: (configuration.progress - 1) * configuration.height))
  }
}

extension TransitionStyle where Self == CurtainTransition {
  /// Like a curtain.
  static var curtain: CurtainTransition { CurtainTransition() }
}
