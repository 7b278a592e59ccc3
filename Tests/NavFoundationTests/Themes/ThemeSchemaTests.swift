import Foundation
import NavCore
import NavFoundation
import Testing

@Suite("The schema of theme files")
struct ThemeSchemaTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Schemas", directoryHint: .isDirectory)

  @Test("the file is what the code makes")
  func file() throws {
    let file = Self.folder.appending(path: "theme.schema.json")
    let isRecording = ProcessInfo.processInfo.environment["NAV_RECORD"] == "1"
    if isRecording { try ThemeFile.schema.write(to: file, atomically: true, encoding: .utf8) }
    let text = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      text == ThemeFile.schema,
      "theme.schema.json is not what themes are read by; NAV_RECORD=1 swift test writes it anew")
  }

  @Test("it names every key, role and choice, and lets no others be")
  func complete() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ThemeFile.schema.utf8))
    let schema = try #require(object as? [String: Any])
    let shared = try #require(schema["$defs"] as? [String: [String: Any]])
    func keys(_ schema: [String: Any]?) -> Set<String> {
      Set((schema?["properties"] as? [String: Any] ?? [:]).keys)
    }
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(
      keys(schema) == [
        "$schema", "name", "light", "dark", "lightIncreasedContrast", "darkIncreasedContrast",
        "fonts",
        "symbols", "metrics",
      ])
    #expect(Set(schema["required"] as? [String] ?? []) == ["name", "light", "dark"])
    #expect(keys(shared["palette"]) == Set(ColorRole.allCases.map(\.rawValue)))
    #expect(keys(properties["fonts"]) == Set(FontRole.allCases.map(\.rawValue)))
    #expect(keys(properties["symbols"]) == Set(SymbolRole.allCases.map(\.rawValue)))
    #expect(keys(shared["font"]) == ["size", "weight", "design", "scaling"])
    #expect(keys(shared["symbol"]) == ["glyph", "ascii", "mirroredGlyph", "systemName", "path"])
    #expect(ThemeFile.schema.ranges(of: "\"additionalProperties\": false").count == 7)
  }

  @Test("the example is a theme without a problem, and names the schema")
  func example() throws {
    let file = ThemeFile(Self.folder.appending(path: "example.json").path)
    #expect(file.problems() == [])
    let theme = try file.read()
    #expect(!theme.fonts.isEmpty && !theme.symbols.isEmpty && theme.metrics != Metrics())
  }
}
