import NavCore

extension TransitionConfiguration {
  /// The upper one comes from below the room and covers what stays as it is; what is small and stands
  /// in the middle, as questions do, fades in.
  var fromBelow: TransitionPicture {
    TransitionPicture(upper: DrawnBox(y: (1 - progress) * (height - upper.y)))
  }

  /// The upper one covers what is below it more and more.
  var fading: TransitionPicture { TransitionPicture(upper: DrawnBox(opacity: progress)) }
}

extension StyleParameter where Style: TransitionStyle {
  /// How long a transition takes.
  static func duration(_ value: any WritableKeyPath<Style, Double> & Sendable) -> StyleParameter {
    StyleParameter(
      "duration", value, in: 0...2, unit: "seconds",
      summary: "how long it takes where nothing is in the way")
  }
}
