import Testing

@testable import NavCore

@Suite("Distances of spellings")
struct SpellingDistanceTests {
  @Test(
    "the distance is the number of characters to insert, remove or replace",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2),
      ("plain", "plain", 0), ("Plain", "pLAIN", 0), ("doublecolumn", "double-column", 1),
    ])
  func distance(_ first: String, _ second: String, _ expected: Int) {
    #expect(SpellingDistance.distance(first, second) == expected)
    #expect(SpellingDistance.distance(second, first) == expected)
  }

  @Test("the nearest name is found, the first of equally near ones, none among none")
  func nearest() {
    #expect(
      SpellingDistance.nearest(to: "tip-onse", in: ["stack", "tip-once", "tipped"]) == "tip-once")
    #expect(SpellingDistance.nearest(to: "x", in: ["a", "b"]) == "a")
    #expect(SpellingDistance.nearest(to: "x", in: []) == nil)
  }

  @Test("a name that begins with what was written is nearer than one that looks like it")
  func beginning() {
    let names = ["plain", "rainbow", "rain"]
    #expect(SpellingDistance.nearest(to: "rainb", in: names) == "rainbow")
    #expect(SpellingDistance.nearest(to: "RAIN", in: names) == "rain")
    #expect(SpellingDistance.nearest(to: "rain", in: ["plain", "rainbow"]) == "rainbow")
    #expect(SpellingDistance.nearest(to: "", in: names) == "rain")
  }

  @Test("a text of any length is answered at once")
  func long() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(SpellingDistance.nearest(to: long, in: ["aaa", "bbb"]) == "aaa")
  }
}
