extension NavApp {
  /// The words that Nav itself shows where the host has none of the app's languages; setting them
  /// makes them the only ones, whatever the host's language is.
  public var wording: Wording {
    get { wordings.first ?? .english }
    set { wordings = [newValue] }
  }

  /// Chooses the words that Nav itself shows.
  ///
  /// - Parameters:
  ///   - wording: the only ones, or those that are shown where the host has none of the app's
  ///     languages.
  ///   - others: those of the app's other languages.
  public func wording(_ wording: Wording, _ others: Wording...) -> NavApp {
    var copy = self
    copy.wordings = [wording] + others
    return copy
  }
}
