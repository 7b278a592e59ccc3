import Foundation
import NavCore
import Testing

@Suite("Themes as files")
struct ThemeCodingTests {
  private func theme() -> Theme {
    var theme = Theme.bare
    theme.lightIncreasedContrast = theme.dark
    theme.fonts[.body] = FontSpec(size: 15, weight: .bold, scaling: 0.5)
    theme.symbols[.back] = Symbol("«", ascii: "<", mirrored: "»", systemName: "arrow.left")
    theme.symbols[.close] = .standard(.close)
    theme.metrics.barHeight = 50
    return theme
  }

  @Test("a theme that is written and read is the same")
  func roundTrip() throws {
    let data = try JSONEncoder().encode(theme())
    #expect(try JSONDecoder().decode(Theme.self, from: data) == theme())
  }

  @Test("colours stand under the names of their roles")
  func names() throws {
    let data = try JSONEncoder().encode(Theme.bare.light)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == Set(ColorRole.allCases.map(\.rawValue)))
  }

  @Test("a palette without a role's colour is an error that names every missing role")
  func missing() throws {
    let data = try JSONEncoder().encode(Theme.bare.light)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    object["accent"] = nil
    object["danger"] = nil
    let poorer = try JSONSerialization.data(withJSONObject: object)
    #expect {
      try JSONDecoder().decode(Palette.self, from: poorer)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "no colour for accent, danger"
    }
  }

  @Test("a theme with a poor palette says in which of its palettes")
  func missingInTheme() throws {
    let data = try JSONEncoder().encode(Theme.bare)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    object["dark"] = [String: String]()
    let poorer = try JSONSerialization.data(withJSONObject: object)
    #expect {
      try JSONDecoder().decode(Theme.self, from: poorer)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.codingPath.map(\.stringValue) == ["dark"]
    }
  }

  private func object(_ theme: Theme) throws -> [String: Any] {
    let data = try JSONEncoder().encode(theme)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func read(_ object: [String: Any]) throws -> Theme {
    try JSONDecoder().decode(Theme.self, from: JSONSerialization.data(withJSONObject: object))
  }

  @Test("fonts and symbols stand under the names of their roles, colours are written as #RRGGBB")
  func shape() throws {
    let object = try object(theme())
    #expect((object["fonts"] as? [String: Any])?.keys.sorted() == ["body"])
    #expect((object["symbols"] as? [String: Any])?.keys.sorted() == ["back", "close"])
    #expect((object["light"] as? [String: String])?["ground"] == "#FFFFFF")
    let close = (object["symbols"] as? [String: [String: String]])?["close"]
    #expect(close?["path"] == "M5 5 L19 19 M19 5 L5 19")
    #expect(object["darkIncreasedContrast"] == nil)
  }

  @Test("whatever is not needed may be missing, and is as usual then")
  func optional() throws {
    var object = try object(theme())
    for key in ["fonts", "symbols", "metrics", "lightIncreasedContrast"] { object[key] = nil }
    #expect(try read(object) == .bare)
  }

  @Test("what is missing in a font, a symbol or the lengths is as usual for their role")
  func optionalParts() throws {
    var object = try object(.bare)
    object["fonts"] = ["title": ["design": "serif"], "body": [String: String]()]
    object["symbols"] = [
      "back": ["systemName": "arrow.left"], "disclosure": ["glyph": "~"],
      "folder": ["glyph": "F", "mirroredGlyph": "E"],
    ]
    object["metrics"] = ["barHeight": 50]
    let theme = try read(object)
    #expect(theme.font(.title) == FontSpec(size: 20, weight: .bold, design: .serif))
    #expect(theme.font(.body) == .standard(.body))
    var back = Symbol.standard(.back)
    back.systemName = "arrow.left"
    #expect(theme.symbol(.back) == back)
    #expect(theme.symbol(.disclosure).glyph(.rightToLeft) == "~")
    #expect(theme.symbol(.disclosure).path == nil)
    #expect(theme.symbol(.disclosure).ascii == ">")
    #expect(theme.symbol(.folder).glyph(.rightToLeft) == "E")
    #expect(theme.metrics == Metrics(barHeight: 50))
    let font = try JSONDecoder().decode(FontSpec.self, from: Data("{}".utf8))
    #expect(font == .standard(.body))
  }

  @Test(
    "what makes no sense is an error that says where and what was expected",
    arguments: [
      (#"{"fonts":{"title":{"size":0}}}"#, "size", "from 1.0 to 512.0"),
      (#"{"fonts":{"title":{"scaling":2}}}"#, "scaling", "from 0.0 to 1.0"),
      (#"{"fonts":{"tilte":{"size":2}}}"#, "tilte", "no such role in fonts"),
      (#"{"symbols":{"back":{"glyph":"ab"}}}"#, "glyph", "expected one character"),
      (#"{"symbols":{"back":{"glyph":"\u200b"}}}"#, "glyph", "expected one character"),
      (#"{"symbols":{"back":{"glyph":"\u0301"}}}"#, "glyph", "expected one character"),
      (#"{"symbols":{"back":{"glyph":"\u001b"}}}"#, "glyph", "expected one character"),
      (#"{"symbols":{"back":{"glyph":" "}}}"#, "glyph", "expected one character"),
      (#"{"symbols":{"back":{"mirroredGlyph":""}}}"#, "mirroredGlyph", "expected one character"),
      (#"{"symbols":{"back":{"ascii":"ä"}}}"#, "ascii", "expected one character of ASCII"),
      (#"{"symbols":{"back":{"path":"M 1 x"}}}"#, "path", "expected a number"),
      (#"{"metrics":{"margin":-1}}"#, "margin", "from 0.0 to 512.0"),
      (##"{"light":{"ink":"#12345"}}"##, "ink", "expected #RRGGBB"),
      (##"{"light":{"ink":"123456"}}"##, "ink", "expected #RRGGBB"),
      (##"{"light":{"ink":"#12345G"}}"##, "ink", "expected #RRGGBB"),
    ])
  func nonsense(_ text: String, _ key: String, _ expected: String) throws {
    var whole = try object(.bare)
    let changes = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    for (key, value) in try #require(changes) { whole[key] = value }
    #expect {
      _ = try read(whole)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.codingPath.last?.stringValue == key
        && context.debugDescription.contains(expected)
    }
  }

  @Test("a colour may be written with three digits, each of which counts twice")
  func shortColor() {
    #expect(RGBColor("#18F") == RGBColor(hex: 0x1188FF))
    #expect(RGBColor("#0b57c9") == RGBColor(hex: 0x0B57C9))
    for text in ["", "#", "#1", "#12", "#1234", "#1234567", "0x1234", "#１２３", "#+12"] {
      #expect(RGBColor(text) == nil)
    }
  }
}
