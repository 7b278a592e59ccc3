import NavTerminal
import Testing

@testable import NavConformance

@Suite("Glyphs of one cell")
struct CellGlyphTests {
  @Test("what counts as one cell is one cell in a terminal, whatever the character")
  func agrees() {
    var wide: [Unicode.Scalar] = []
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      let character = Character(scalar)
      // The terminal's table is that of Unicode 14.
      if let age = scalar.properties.age, age.major > 14 { continue }
      if CellGlyph.isOneCell(String(character)), CharacterWidth.width(of: character) != 1 {
        wide.append(scalar)
      }
    }
    #expect(wide.isEmpty, "\(wide.map { String($0.value, radix: 16) }.joined(separator: " "))")
  }

  @Test(
    "letters, arrows and boxes are one cell", arguments: ["a", "é", "←", "◧", "⌂", "✓", "e\u{301}"])
  func one(_ glyph: String) {
    #expect(CellGlyph.isOneCell(glyph))
  }

  @Test(
    "nothing, several, what is wide and what can't be seen are not",
    arguments: ["", "ab", "漢", "⌚", "♥\u{FE0F}", "👩‍🚀", " ", "\u{301}", "\u{7}", "한", "．"])
  func others(_ glyph: String) {
    #expect(!CellGlyph.isOneCell(glyph))
  }
}
