import Testing

@testable import NavCore

@Suite("Wordings by locale")
struct WordingLocaleTests {
  private static func wording(_ locale: String) -> Wording {
    var wording = Wording()
    wording.locale = locale
    return wording
  }

  @Test(
    "a locale finds its language, however it is written",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("de_CH.UTF-8", "de"), ("DE", "de"), ("de_DE@euro", "de"),
      ("ja-JP", "ja"), ("ja_JP.eucJP", "ja"), ("ar-EG", "ar"), ("ar", "ar"), ("en_GB.UTF-8", "en"),
      ("C", "en"), ("POSIX", "en"), ("C.UTF-8", "en"), ("de-Latn-AT-1996", "de"),
    ])
  func found(_ locale: String, _ expected: String) throws {
    #expect(Wording.matching(locale)?.locale == expected)
    #expect(try Wording.named(locale).locale == expected)
  }

  @Test(
    "a locale without a wording finds none by name, and the first where one has to be shown",
    arguments: ["xx", "dea", "pt-BR", "", "-", "d", "de--AT", "de-", "1", "ä", "german language"])
  func unknown(_ locale: String) throws {
    #expect(Wording.matching(locale) == nil)
    #expect(Wording.chosen(for: locale, from: Wording.builtIn) == .english)
    #expect(Wording.chosen(for: locale, from: [.german, .english]) == .german)
    let error = try #require(throws: RegistryError.self) { try Wording.named(locale) }
    #expect(error.description.contains("unknown locale “\(locale)”; known: en, de, ja, ar"))
  }

  @Test("where nothing is known, the words are English")
  func none() {
    #expect(Wording.chosen(for: "de", from: []) == .english)
  }

  @Test("the nearest name is told")
  func nearest() throws {
    let error = try #require(throws: RegistryError.self) { try Wording.named("jp") }
    #expect(error.description.hasSuffix("did you mean “ja”?"))
  }

  @Test(
    "the most exact one counts, then the language, then the same language from elsewhere",
    arguments: [
      ("de-AT", "de-AT"), ("de-CH", "de"), ("pt-PT", "pt-BR"), ("pt", "pt-BR"),
      ("zh-Hant-TW", "zh-Hant"), ("zh-Hans", "zh-Hant"), ("fr", "en"),
    ])
  func exact(_ locale: String, _ expected: String) {
    let wordings = ["en", "de", "de-AT", "pt-BR", "zh-Hant"].map(Self.wording)
    #expect(Wording.chosen(for: locale, from: wordings).locale == expected)
  }

  @Test("of two that suit equally the first is meant")
  func first() {
    var own = Wording.german
    own.home = "Anfang"
    #expect(Wording.matching("de-AT", in: [own] + Wording.builtIn)?.home == "Anfang")
    #expect(Wording.matching("de", in: [own] + Wording.builtIn)?.home == "Anfang")
  }

  @Test(
    "a locale has a direction: that of its script, or of its language",
    arguments: [
      ("ar", true), ("ar-EG", true), ("he_IL.UTF-8", true), ("fa", true), ("ur-Latn", false),
      ("az-Arab", true), ("az", false), ("en", false), ("ja", false), ("de-AT", false),
      ("arn", false), ("?", false),
    ])
  func direction(_ locale: String, isRightToLeft: Bool) {
    #expect((Self.wording(locale).direction == .rightToLeft) == isRightToLeft)
  }

  @Test(
    "a tag is written as is usual",
    arguments: [
      ("DE_at.UTF-8", "de-AT"), ("ZH-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("C", "en"),
      ("pt-br", "pt-BR"), ("de-1996", "de-1996"),
    ])
  func text(_ given: String, _ expected: String) {
    #expect(LocaleTag(given)?.text == expected)
  }
}
