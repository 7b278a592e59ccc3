import NavCore
import NavTestSupport
import Testing

@testable import NavLayout

@Suite("Text is broken into lines")
struct LineBreakerTests {
  private let breaker = LineBreaker(Units(), font: Theme.bare.font(.body))

  private func lines(_ text: String, _ width: Int, _ limit: Int? = nil) -> [String] {
    breaker.lines(of: text, width: width, limit: limit).map(\.text)
  }

  @Test(
    "Lines end at blanks, at hyphens and at line ends",
    arguments: [
      ("one two three", 8, ["one two", "three"]), ("one two", 7, ["one two"]),
      ("route-stack", 8, ["route-", "stack"]), ("a\nb", 10, ["a", "b"]),
      ("a\r\nb", 10, ["a", "b"]), ("a\n\nb\n", 10, ["a", "", "b", ""]),
      ("one  two", 4, ["one", "two"]), ("one two", 3, ["one", "two"]),
    ])
  func breaks(text: String, width: Int, lines: [String]) {
    #expect(self.lines(text, width) == lines)
  }

  @Test(
    "A word that is longer than a line is broken anywhere",
    arguments: [
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("x abcdef", 3, ["x", "abc", "def"]),
      ("ab", 1, ["a", "b"]), ("ab", 0, ["a", "b"]), ("ab", -5, ["a", "b"]),
    ])
  func longWords(text: String, width: Int, lines: [String]) {
    #expect(self.lines(text, width) == lines)
  }

  @Test(
    "Wide characters may be parted from what is beside them, clusters are not torn",
    arguments: [
      ("日本語", 4, ["日本", "語"]), ("日本語", 5, ["日本", "語"]), ("日", 1, ["日"]),
      ("ab日本", 4, ["ab日", "本"]), ("日本ab", 4, ["日本", "ab"]),
      ("👨‍👩‍👧👨‍👩‍👧", 2, ["👨‍👩‍👧", "👨‍👩‍👧"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
      ("🇩🇪🇫🇷", 3, ["🇩🇪", "🇫🇷"]),
    ])
  func wide(text: String, width: Int, lines: [String]) {
    #expect(self.lines(text, width) == lines)
  }

  @Test("No text is one empty line")
  func empty() {
    #expect(lines("", 5) == [""])
    #expect(lines("   ", 5) == [""])
    #expect(breaker.lines(of: "   ", width: 5, keepsBlanks: true).map(\.text) == ["   "])
  }

  @Test(
    "The last line that is wanted ends in … where something is left out",
    arguments: [
      ("one two three", 8, 1, ["one two…"]), ("one two three", 7, 1, ["one tw…"]),
      ("one two", 7, 1, ["one two"]), ("one\ntwo", 7, 1, ["one…"]),
      ("one two three four", 8, 2, ["one two", "three f…"]), ("日本語", 5, 1, ["日本…"]),
      ("日本語", 4, 1, ["日…"]), ("abc", 1, 1, ["…"]), ("日本", 1, 1, ["…"]),
      ("one      two", 6, 1, ["one…"]),
      ("one two", 4, 0, ["one…"]), ("one two", 4, -3, ["one…"]),
    ])
  func limit(text: String, width: Int, limit: Int, lines: [String]) {
    #expect(self.lines(text, width, limit) == lines)
  }

  @Test("A text that is cut keeps what fits, and is left alone where all does")
  func truncated() {
    #expect(breaker.truncated("Library", 7) == "Library")
    #expect(breaker.truncated("Library", 6) == "Libra…")
    #expect(breaker.truncated("Library", 1) == "…")
    #expect(breaker.truncated("Library", 0) == "")
    #expect(breaker.truncated("日本語", 4) == "日…")
    #expect(breaker.truncated("a  bc", 4) == "a…")
  }

  @Test("Lines fit, and hold every character but the blanks and line ends between them")
  func law() {
    let pieces = ["a", "bc ", "word", "-", " ", "日", "語x", "\n", "👨‍👩‍👧", "e\u{301}", "  "]
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let width = Int.random(in: 2...12, using: &random)
      for keepsBlanks in [false, true] {
        let lines = breaker.lines(of: text, width: width, keepsBlanks: keepsBlanks)
        let all = Array(text)
        #expect(lines.allSatisfy { $0.width <= width }, "seed \(seed)")
        var end = 0
        for line in lines {
          #expect(all[line.start...].starts(with: line.text), "seed \(seed)")
          let between = all[end..<line.start]
          let isLeftOut: (Character) -> Bool = { $0.isNewline || (!keepsBlanks && $0 == " ") }
          #expect(between.allSatisfy(isLeftOut), "seed \(seed)")
          end = line.start + line.text.count
        }
        #expect(all[end...].allSatisfy { $0 == " " && !keepsBlanks }, "seed \(seed)")
      }
    }
  }
}
