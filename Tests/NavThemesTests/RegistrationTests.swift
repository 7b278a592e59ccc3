import Foundation
import NavCore
import NavThemes
import Testing

@Suite("The plug-in of the built-in themes")
struct RegistrationTests {
  @Test("plain and rainbow are registered under their names, and plain is the default")
  func names() throws {
    let registry = try Registry([BuiltInThemes()])
    #expect(registry.themes.names == ["plain", "rainbow"])
    #expect(registry.themes.defaultItem == .plain)
    #expect(try registry.themes.item(named: "rainbow") == .rainbow)
    #expect(registry.themes.listings.allSatisfy { $0.name == $0.item.name })
    #expect(registry.themes.listings.allSatisfy { !$0.summary.isEmpty && $0.plugin == "NavThemes" })
    #expect(registry.bars.listings.isEmpty && registry.columns.listings.isEmpty)
  }

  @Test("registering the plug-in twice is an error")
  func twice() {
    #expect(throws: RegistryError.self) {
      try Registry([BuiltInThemes(), BuiltInThemes()])
    }
  }

  @Test("each theme is the same after it was written and read", arguments: ["plain", "rainbow"])
  func coding(_ name: String) throws {
    let theme = try Registry([BuiltInThemes()]).themes.item(named: name)
    let data = try JSONEncoder().encode(theme)
    #expect(try JSONDecoder().decode(Theme.self, from: data) == theme)
  }

  @Test("the themes can be chosen by dot member")
  func dotMember() throws {
    var registry = Registry()
    try registry.add(BuiltInThemes())
    let app = NavApp("Test", registry: registry, root: .stack(.screen(Screen("") {})))
    #expect(app.theme(.rainbow).styles.theme == .rainbow)
    #expect(try app.choosing(theme: "rainbow").styles.theme == .rainbow)
  }
}
