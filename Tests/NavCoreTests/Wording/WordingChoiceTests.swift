import NavCore
import Testing

@Suite("The words that are shown")
@MainActor struct WordingChoiceTests {
  private func composer(_ app: NavApp, locale: String) -> Composer {
    let model = NavigationModel(app)
    var traits = Traits.narrow
    traits.locale = locale
    model.update(traits: traits)
    model.root.push(Page.item(1))
    return Composer(model)
  }

  private func app() throws -> NavApp { try makeApp(plugins: [TestPlugin()]) }

  @Test(
    "bars are in the host's language",
    arguments: [
      ("en-GB", "Back to home", "Home", "Close"),
      ("de-AT", "Zurück zu home", "Startseite", "Schließen"),
      ("ja-JP", "「home」に戻る", "ホーム", "閉じる"), ("ar-EG", "رجوع إلى home", "الرئيسية", "إغلاق"),
      ("fr", "Back to home", "Home", "Close"),
    ])
  func host(locale: String, back: String, home: String, close: String) throws {
    let composer = composer(try app(), locale: locale)
    #expect(composer.bar?.back?.label == back)
    #expect(composer.bar?.trailing == [home])
    composer.model.root.present(Page.item(2))
    #expect(composer.bar?.back?.label == close)
  }

  @Test("an app with one wording shows it whatever the host's language is")
  func fixed() throws {
    for locale in ["en", "ja", "xx"] {
      #expect(composer(try app().wording(.german), locale: locale).bar?.trailing == ["Startseite"])
    }
  }

  @Test("setting an app's wording makes it the only one")
  func set() throws {
    var app = try app()
    #expect(app.wording == .english)
    app.wording.home = "Start over"
    #expect(app.wordings.count == 1)
    #expect(composer(app, locale: "de").bar?.trailing == ["Start over"])
  }

  @Test("an app's own words win in their language, and the built-in ones stay in the others")
  func own() throws {
    var app = try app()
    var own = Wording()
    own.home = "Shop"
    app.wordings.insert(own, at: 0)
    #expect(composer(app, locale: "en-US").bar?.trailing == ["Shop"])
    #expect(composer(app, locale: "de").bar?.trailing == ["Startseite"])
    #expect(composer(app, locale: "fr").bar?.trailing == ["Shop"])
  }

  @Test("a language that Nav does not bring comes with an app")
  func foreign() throws {
    var french = Wording()
    french.locale = "fr"
    french.backTo = "Retour à {}"
    let app = try app().wording(.english, french)
    #expect(composer(app, locale: "fr-CA").bar?.back?.label == "Retour à home")
    #expect(composer(app, locale: "de").bar?.back?.label == "Back to home")
  }

  @Test(
    "another locale, or other words, recompose the bar and what reads the words, and keep the rest")
  func changing() throws {
    let app = try makeApp(plugins: [TestPlugin()]) { page, context in
      Screen("\(page)") { TextNode(context.wording.close) }
    }
    let composer = composer(app, locale: "en")
    #expect(composer.bar?.back?.label == "Back to home" && composer.body.texts == ["Close"])
    var traits = composer.model.traits
    traits.locale = "de"
    composer.model.update(traits: traits)
    #expect(composer.bar?.back?.label == "Zurück zu home" && composer.body.texts == ["Schließen"])
    composer.model.wordings = [.japanese]
    #expect(composer.bar?.back?.label == "「home」に戻る" && composer.body.texts == ["閉じる"])
    #expect(composer.model.path == ["home", "item-1"])
    composer.model.wordings = [.japanese]
    #expect(composer.unitsForFrame() == 0)
  }

  @Test("a node that reads the words follows them")
  func node() throws {
    let app = try makeApp(plugins: [TestPlugin()]) { page, _ in Screen("\(page)") { WordsNode() } }
    let composer = composer(app, locale: "ar")
    #expect(composer.body.texts == ["إغلاق"])
    composer.model.wordings = [.german]
    #expect(composer.body.texts == ["Schließen"])
  }

  @Test("a route without a screen is told in the host's language")
  func missing() {
    let app = NavApp("Test", registry: Registry(), root: .stack(Page.item(1)))
    let model = NavigationModel(app)
    var traits = Traits.narrow
    traits.locale = "de"
    model.update(traits: traits)
    #expect(
      Composer(model).body.texts == ["Für die Route item-1 (page) ist kein Bildschirm registriert."]
    )
  }
}

/// Shows one of the words of its place.
private struct WordsNode: NodeContent {
  func nodes(in context: NodeContext) -> [Node] {
    TextNode(context.wording.close).nodes(in: context)
  }
}
