import NavCore
import NavStyles
import Testing

@testable import NavTerminal

@Suite("The list of keys is in the language of the host")
@MainActor struct WordingKeysTests {
  private func driver(
    _ locale: String?, columns: Int = 80, rows: Int = 24, direction: Traits.Direction? = nil
  ) throws -> TerminalDriver {
    var options = TerminalOptions()
    options.locale = locale
    options.direction = direction
    let app = try KeysRig().driver().model.app
    return TerminalDriver(app, columns: columns, rows: rows, options: options)
  }

  /// What keys do, in the order of the list.
  private func meanings(_ words: Wording) -> [String] {
    [
      words.moveFocus, words.activate, words.goBack, words.goHome, words.openMenu, words.scroll,
      words.scrollToEnds, words.showKeys, words.quit, words.quitAtOnce,
    ]
  }

  @Test("In 80 columns every meaning is on one line", arguments: Wording.builtIn)
  func whole(words: Wording) throws {
    let driver = try driver(words.locale)
    driver.press(.character("?"))
    let lines = driver.text
    #expect(lines.contains { $0.contains(words.keys) } && driver.focus == words.close)
    for meaning in meanings(words) {
      #expect(lines.contains { $0.contains(meaning) }, "\(meaning)")
    }
  }

  @Test("Tab changes the column where columns are side by side, and moves the focus elsewhere")
  func tab() throws {
    let words = Wording.english
    func line(of meaning: String, _ columns: Int) throws -> String? {
      let plan = ContainerPlan.columns(sidebar: KeysPage.list, detail: KeysPage.item(1))
      let app = try NavApp("Columns", plugins: [BuiltInStyles()], root: plan)
        .route(KeysPage.self) { page, _ in Screen("\(page)") {} }
      let driver = TerminalDriver(app, columns: columns, rows: 30)
      driver.press(.character("?"))
      return driver.text.first { $0.contains(meaning) }
    }
    #expect(try line(of: words.changeColumn, 100)?.contains("Tab") == true)
    #expect(try line(of: words.changeColumn, 60) == nil)
    #expect(try line(of: words.moveFocus, 60)?.contains("Tab") == true)
  }

  @Test("In 80 columns what keys do begins in one column", arguments: Wording.builtIn)
  func aligned(words: Wording) throws {
    let driver = try driver(words.locale)
    driver.press(.character("?"))
    var edges: Set<Int> = []
    for meaning in meanings(words) {
      let line = try #require(driver.text.first { $0.contains(meaning) })
      let range = try #require(line.firstRange(of: meaning))
      let edge = words.direction == .leftToRight ? range.lowerBound : range.upperBound
      edges.insert(CharacterWidth.width(of: String(line[..<edge])))
    }
    #expect(edges.count == 1, "\(driver.text.joined(separator: "\n"))")
  }

  @Test("In 40 columns nothing is lost: all of it is seen page by page", arguments: Wording.builtIn)
  func narrow(words: Wording) throws {
    let driver = try driver(words.locale, columns: 40, rows: 12)
    driver.press(.character("?"))
    var seen = Set(driver.text)
    for _ in 0..<30 {
      driver.press(.down)
      seen.formUnion(driver.text)
    }
    #expect(driver.focus == words.close)
    let letters = seen.joined().filter { !$0.isWhitespace }
    for meaning in meanings(words) {
      for word in meaning.split(separator: " ") where words.locale != "ja" {
        #expect(letters.contains(word), "\(word)")
      }
    }
    for line in seen { #expect(CharacterWidth.width(of: line) <= 40 && !line.contains("…")) }
  }

  @Test("A language that is written from right to left turns the direction, unless another is said")
  func direction() throws {
    #expect(try driver("ar-EG").model.traits.direction == .rightToLeft)
    #expect(try driver("ar", direction: .leftToRight).model.traits.direction == .leftToRight)
    #expect(try driver("de", direction: .rightToLeft).model.traits.direction == .rightToLeft)
    #expect(try driver(nil).model.traits.direction == .leftToRight)
    #expect(try driver(nil).model.traits.locale == "en")
    // The words are English then.
    #expect(try driver("he").model.traits.direction == .leftToRight)
    #expect(try driver("he").model.traits.locale == "he")
  }

  @Test("Other words while the app runs are shown at once, in their direction")
  func changing() throws {
    let driver = try driver("en")
    driver.press(.enter)
    #expect(driver.text[0].contains(Wording.english.home))
    driver.model.wordings = [.arabic]
    #expect(driver.text[0].contains(Wording.arabic.home))
    #expect(driver.frame.traits.direction == .rightToLeft)
    driver.press(.character("?"))
    #expect(driver.text.contains { $0.contains(Wording.arabic.quitAtOnce) })
    driver.press(.escape)
    driver.model.wordings = Wording.builtIn
    #expect(driver.text[0].contains(Wording.english.home))
    #expect(driver.frame.traits.direction == .leftToRight && driver.depth == 2)
  }

  @Test("The buttons of columns are called in the language of the host")
  func columnButtons() throws {
    var options = TerminalOptions()
    let plan = ContainerPlan.columns(sidebar: KeysPage.list, detail: KeysPage.item(0))
    let app = try KeysRig().driver(plan).model.app.choosing(columns: "double-column")
    for (locale, label) in [("en", "Hide list"), ("de", "list ausblenden"), ("ja", "listを非表示")] {
      options.locale = locale
      let driver = TerminalDriver(app, columns: 120, rows: 20, options: options)
      let buttons = driver.frame.stacks.flatMap { $0.bar?.node.buttons ?? [] }
      #expect(buttons.contains { $0.label == label }, "\(buttons.map(\.label))")
    }
  }

  @Test("The locale is kept in another room")
  func rooms() throws {
    let driver = try driver("ar")
    driver.resize(columns: 50, rows: 20)
    #expect(driver.model.traits.locale == "ar")
    #expect(driver.model.traits.direction == .rightToLeft)
  }
}
