import Foundation
import NavCore
import Testing

@Suite("Themes as files")
struct ThemeCodingTests {
  private func theme() -> Theme {
    var theme = Theme.bare
    theme.lightIncreasedContrast = theme.dark
    theme.fonts[.body] = FontSpec(size: 15, isBold: true)
    theme.symbols[.back] = Symbol("«", ascii: "<", mirrored: "»", systemName: "arrow.left")
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
}
