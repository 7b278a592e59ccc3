import NavCore
import Testing

@Suite("Wording")
struct WordingTests {
  @Test(
    "a template's first gap is filled, whatever stands around it and in what is filled in",
    arguments: [
      ("Back to {}", "Fruits", "Back to Fruits"), ("{}", "x", "x"),
      ("«{}» zurück", "x", "«x» zurück"),
      ("no gap", "x", "no gap"), ("", "x", ""), ("{} and {}", "x", "x and {}"),
      ("{", "x", "{"), ("} {", "x", "} {"), ("{a} {}", "x", "{a} x"), ("{{}", "x", "{x"),
      ("Back to {}", "{}", "Back to {}"), ("Back to {}", "", "Back to "),
    ])
  func fill(_ template: String, _ text: String, _ expected: String) {
    #expect(Wording.fill(template, with: text) == expected)
  }

  @Test("two wordings with the same words are equal")
  func equality() {
    var other = Wording()
    #expect(other == Wording())
    other.back = "Zurück"
    #expect(other != Wording())
  }
}
