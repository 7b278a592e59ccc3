import Foundation
import NavCore
import NavFoundation
import NavThemes
import Testing

@Suite("Themes in files")
struct ThemeFileTests {
  private static let themes: [Theme] =
    (try? Registry([BuiltInThemes()]).themes.listings.map(\.item)) ?? []

  private static let changed: Theme = {
    var theme = Theme.bare
    theme.lightIncreasedContrast = theme.dark
    theme.fonts[.body] = FontSpec(size: 15.5, weight: .bold, design: .serif, scaling: 0.5)
    theme.symbols[.back] = Symbol("«", ascii: "\"", mirrored: "»", systemName: "arrow/left")
    theme.symbols[.close] = .standard(.close)
    theme.metrics.barHeight = 50
    return theme
  }()

  private func read(_ text: String) throws -> Theme {
    try ThemeFile("t.json").theme(of: Array(text.utf8))
  }

  @Test("every built-in theme is written, and read back equal", arguments: themes)
  func builtIn(theme: Theme) throws {
    #expect(try read(ThemeFile.text(of: theme)) == theme)
  }

  @Test("there are built-in themes, and none has a problem in a file", arguments: [themes])
  func problems(themes: [Theme]) throws {
    #expect(themes.count >= 8)
    for theme in themes {
      let text = try ThemeFile.text(of: theme)
      #expect(ThemeText.problems(text) == [])
    }
  }

  @Test("all that a theme can have is written and read")
  func all() throws {
    #expect(try read(ThemeFile.text(of: Self.changed)) == Self.changed)
  }

  @Test("the text has always the same order, that of the roles, and leaves out what is as usual")
  func text() throws {
    let text = try ThemeFile.text(of: Self.changed)
    for _ in 0..<20 { #expect(try ThemeFile.text(of: Self.changed) == text) }
    #expect(
      text.hasPrefix("{\n  \"name\": \"bare\",\n  \"light\": {\n    \"ground\": \"#FFFFFF\",\n"))
    #expect(text.hasSuffix("\n  }\n}\n"))
    #expect(text.contains("\"systemName\": \"arrow/left\""))
    #expect(text.contains("\"size\": 15.5,"))
    #expect(!ThemeText.bare.contains("metrics") && !ThemeText.bare.contains("fonts"))
    #expect(!text.contains("null") && !text.contains("darkIncreasedContrast"))
  }

  @Test("what Foundation's coder writes is read as what that reads")
  func foundation() throws {
    for theme in Self.themes + [Self.changed] {
      let data = try JSONEncoder().encode(theme)
      #expect(try ThemeFile("t.json").theme(of: [UInt8](data)) == theme)
    }
  }

  @Test("a number that no file can have is an error")
  func infinite() {
    var theme = Theme.bare
    theme.metrics.margin = .infinity
    #expect(throws: EncodingError.self) { try ThemeFile.text(of: theme) }
  }

  @Test("what is not needed may be missing, and $schema may name a schema")
  func optional() throws {
    #expect(try read(ThemeText.bare(with: #""$schema": "../theme.schema.json""#)) == .bare)
    let text = ThemeText.bare(with: #""fonts": {"title": {"design": "serif"}}, "metrics": {}"#)
    let theme = try read(text)
    #expect(theme.font(.title) == FontSpec(size: 20, weight: .bold, design: .serif))
    #expect(theme.metrics == Metrics())
  }

  @Test("a colour may have three digits, or small ones")
  func colors() throws {
    let text = ThemeText.bare.replacing("\"ink\": \"#000000\"", with: "\"ink\": \"#0b8\"")
    #expect(try read(text).light[.ink] == RGBColor(hex: 0x00BB88))
  }
}
