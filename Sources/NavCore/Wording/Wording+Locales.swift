extension Wording {
  /// English.
  public static let english = Wording()

  /// The wordings that Nav brings, the usual one first.
  public static let builtIn = [english, german, japanese, arabic]

  /// The direction in which the language is written.
  public var direction: Traits.Direction { LocaleTag(locale)?.direction ?? .leftToRight }

  /// The built-in wording for a locale that somebody asks for by name.
  ///
  /// - Parameter locale: a language with or without a region and more, as `de`, `de-AT` or
  ///   `de_CH.UTF-8`.
  /// - Throws: ``RegistryError/unknown(kind:name:known:nearest:)`` for a language without a built-in
  ///   wording.
  public static func named(_ locale: String) throws(RegistryError) -> Wording {
    if let wording = matching(locale) { return wording }
    let known = builtIn.map(\.locale)
    throw .unknown(
      kind: "locale", name: locale, known: known,
      nearest: SpellingDistance.nearest(to: locale, in: known))
  }

  /// The wording that suits a locale best, or nil where none is in its language.
  ///
  /// It is found as RFC 4647 looks languages up: for `de-Latn-AT` one in `de-Latn-AT`, else
  /// `de-Latn`, else `de`; else one in the same language from elsewhere, as `pt-BR` for `pt-PT`. Of
  /// two that suit equally the first one is meant.
  public static func matching(
    _ locale: String, in wordings: [Wording] = builtIn
  ) -> Wording? {
    // The usual case, and the cheapest.
    if let same = wordings.first(where: { $0.locale == locale }) { return same }
    guard let wanted = LocaleTag(locale) else { return nil }
    let tags = wordings.map { LocaleTag($0.locale) }
    for count in (1...wanted.subtags.count).reversed() {
      let start = wanted.subtags.prefix(count)
      if let index = tags.firstIndex(where: { $0?.subtags.elementsEqual(start) == true }) {
        return wordings[index]
      }
    }
    return tags.firstIndex { $0?.language == wanted.language }.map { wordings[$0] }
  }

  /// The wording that is shown where the host has a locale: the one that suits it best, else the
  /// first.
  static func chosen(for locale: String, from wordings: [Wording]) -> Wording {
    matching(locale, in: wordings) ?? wordings.first ?? english
  }
}
