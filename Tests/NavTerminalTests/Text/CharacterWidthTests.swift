import NavTestSupport
import Testing

@testable import NavTerminal

struct CharacterWidthTests {
  @Test(
    "A character takes the columns that UAX #11 and the emoji rules give it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ω", 1), ("│", 1), ("›", 1), ("…", 1),
      ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("、", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🇩🇪", 2), ("⌚", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("⌚\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("☝🏽", 2),
      ("1", 1), ("©", 1), ("\u{1FAE8}", 2), ("न", 1), ("नि", 1), ("\u{200B}", 0),
      ("\u{301}", 0), ("\u{200D}", 0), ("\u{AD}", 1), ("\u{7}", 1), ("\t", 1), ("\u{FFFD}", 1),
      ("\u{E0B0}", 1), ("\u{20000}", 2), ("\u{1F1E9}", 1),
    ] as [(Character, Int)])
  func width(of character: Character, columns: Int) {
    #expect(CharacterWidth.width(of: character) == columns)
    #expect(CharacterWidth.width(of: String(character)) == columns)
  }

  @Test("A text is as wide as its characters together")
  func widthOfText() {
    #expect(CharacterWidth.width(of: "") == 0)
    #expect(CharacterWidth.width(of: "ab日本👍🏽é") == 9)
    #expect(CharacterWidth.width(of: String(repeating: "e\u{301}", count: 1000)) == 1000)
    #expect(CharacterWidth.width(of: "a" + String(repeating: "\u{301}", count: 5000)) == 1)
  }

  @Test("A prefix never takes more columns than there are, nor cuts a character")
  func prefix() {
    let text = "a日e\u{301}👨‍👩‍👧z"
    let expected = ["", "a", "a", "a日", "a日e\u{301}", "a日e\u{301}", "a日e\u{301}👨‍👩‍👧", text, text]
    for (columns, wanted) in expected.enumerated() {
      let prefix = CharacterWidth.prefix(of: text, columns: columns)
      #expect(prefix.text == wanted)
      #expect(prefix.columns == CharacterWidth.width(of: String(wanted)))
    }
  }

  @Test("Reading glyphs finds the same clusters as Swift does")
  func clusters() {
    let scalars: [UInt32] = [
      0x61, 0x20, 0xE9, 0x301, 0x65E5, 0xAC00, 0x11A8, 0x1F468, 0x200D, 0x1F469, 0xFE0F, 0x31,
      0x20E3, 0x1F1E9, 0x1F1EA, 0x1F3FD, 0x928, 0x93F, 0x94D, 0x1100, 0x1161, 0x3042, 0x3099,
      0xFF76, 0xFF9E, 0x600, 0x2764, 0x2502,
    ]
    for first in scalars {
      for second in scalars {
        for third in scalars {
          var text = String.UnicodeScalarView()
          text.append(contentsOf: [first, second, third].compactMap { Unicode.Scalar($0) })
          var string = String(text)
          let count = string.withUTF8 { bytes in
            var reader = GlyphReader(bytes)
            var count = 0
            while reader.next() != nil { count += 1 }
            return count
          }
          #expect(count == string.count, "\(first) \(second) \(third)")
        }
      }
    }
  }

  @Test("Two scalars that stand alone are two clusters", arguments: [UInt64(1), 2])
  func standingAlone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scalars = (0x20...UInt32(0xFFFF)).filter(TextHygiene.standsAlone)
      .compactMap { Unicode.Scalar($0) }
    #expect(scalars.allSatisfy { !TextHygiene.isForbidden($0.value) })
    for first in scalars {
      guard let second = scalars.randomElement(using: &random) else { return }
      var pair = String.UnicodeScalarView()
      pair.append(contentsOf: [first, second])
      #expect(String(pair).count == 2, "\(first.value) \(second.value), seed \(seed)")
    }
  }
}
