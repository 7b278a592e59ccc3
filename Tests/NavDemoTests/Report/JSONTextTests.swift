import Testing

@testable import NavDemo

@Suite("JSON is for programs and for terminals alike")
struct JSONTextTests {
  @Test("Text from outside comes back as it was, and nothing in the output steers a terminal")
  func harmless() throws {
    let text = "a\u{1B}[31m\n\u{7F}\u{9B}0m\u{2028}\u{202E}\u{2066}\"\\/é😀"
    let json = try JSONText.text(of: [text])
    #expect(try JSONValue(parsing: json) == [.string(text)])
    let scalars = json.unicodeScalars.filter { $0 != "\n" }
    #expect(!scalars.contains { $0.properties.generalCategory == .control })
    #expect(!scalars.contains { (0x2028...0x202E).contains($0.value) || $0.value == 0x2066 })
    #expect(json.contains("/é😀"))
  }

  @Test("Keys are sorted, so that the same values are the same text")
  func order() throws {
    let listing = Listing(kind: "k", name: "n", summary: "s", plugin: "p")
    let json = try JSONText.text(of: listing)
    let places = ["\"kind\"", "\"name\"", "\"plugin\"", "\"summary\""].map { key in
      json.firstRange(of: key)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }
}
