extension NavigationModel {
  /// The wordings from which the host's locale chooses; others keep the navigation, and what shows
  /// words is made again.
  public var wordings: [Wording] {
    get {
      wordingPulse.read()
      return currentWordings
    }
    set {
      guard newValue != currentWordings else { return }
      currentWordings = newValue
      wordingPulse.beat()
    }
  }

  /// The words that Nav itself shows now: of the app's wordings the one that suits the locale of
  /// ``traits`` best, else the first.
  public var wording: Wording { wording(for: traits.locale) }

  /// The words that Nav itself shows where the host has a locale.
  package func wording(for locale: String) -> Wording {
    Wording.chosen(for: locale, from: wordings)
  }
}
