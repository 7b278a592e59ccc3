import Foundation
import NavCore
import NavThemes
import Testing

@Suite("The plug-in of the built-in themes")
struct RegistrationTests {
  @Test("eight themes are registered under their names, and plain is the default")
  func names() throws {
    let registry = try Registry([BuiltInThemes()])
    #expect(
      registry.themes.names == [
        "plain", "rainbow", "midnight", "paper", "high-contrast", "ocean", "solar", "mono",
      ])
    #expect(registry.themes.defaultItem == .plain)
    #expect(try registry.themes.item(named: "rainbow") == .rainbow)
    #expect(registry.themes.listings.allSatisfy { $0.name == $0.item.name })
    #expect(registry.themes.listings.allSatisfy { !$0.summary.isEmpty && $0.plugin == "NavThemes" })
    let summaries = registry.themes.listings.map(\.summary)
    #expect(summaries.allSatisfy { $0.count <= 60 && !$0.contains("\n") && !$0.hasSuffix(".") })
    #expect(registry.bars.listings.isEmpty && registry.columns.listings.isEmpty)
  }

  @Test("registering the plug-in twice is an error")
  func twice() {
    #expect(throws: RegistryError.self) {
      try Registry([BuiltInThemes(), BuiltInThemes()])
    }
  }

  @Test("each theme is the same after it was written and read", arguments: BuiltInThemeTests.looks)
  func coding(_ look: BuiltInThemeTests.Look) throws {
    let theme = look.theme
    let data = try JSONEncoder().encode(theme)
    #expect(try JSONDecoder().decode(Theme.self, from: data) == theme)
  }

  @Test("the themes can be chosen by dot member")
  func dotMember() throws {
    var registry = Registry()
    try registry.add(BuiltInThemes())
    let app = NavApp("Test", registry: registry, root: .stack(.screen(Screen("") {})))
    #expect(app.theme(.rainbow).styles.theme == .rainbow)
    #expect(app.theme(.highContrast).styles.theme?.name == "high-contrast")
    #expect(try app.choosing(theme: "rainbow").styles.theme == .rainbow)
  }
}
