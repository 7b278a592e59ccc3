import NavCore
import Testing

@Suite("Fonts")
struct FontSpecTests {
  private func traits(textSize: Double) -> Traits {
    var traits = Traits.terminal(columns: 80, rows: 24)
    traits.textSize = textSize
    return traits
  }

  @Test(
    "a font follows the text size as far as it scales",
    arguments: [
      (1.0, 2.0, 20.0), (0.5, 2, 15), (0, 2, 10), (1, 0.5, 5), (0.5, 0.5, 7.5), (0, 4, 10),
      (1, 1, 10), (0.3, 1, 10), (7, 2, 20), (-1, 2, 10),
    ])
  func scaling(_ scaling: Double, _ textSize: Double, _ expected: Double) {
    let font = FontSpec(size: 10, scaling: scaling)
    #expect(font.size(for: traits(textSize: textSize)) == expected)
  }

  @Test("a font without more said is regular, of the host's design, and scales fully")
  func usual() {
    let font = FontSpec(size: 10)
    #expect(font.weight == .regular && font.design == .standard && font.scaling == 1)
    #expect(!font.isBold && !font.isMonospaced)
    #expect(FontSpec(size: 10, design: .monospaced).isMonospaced)
  }

  @Test("weights are ordered as in CSS, and count as bold from semibold on")
  func weights() {
    let weights = FontSpec.Weight.allCases
    #expect(weights.map(\.number) == Array(stride(from: 100, through: 900, by: 100)))
    #expect(weights == weights.sorted())
    let bold = weights.filter { FontSpec(size: 10, weight: $0).isBold }
    #expect(bold == [.semibold, .bold, .heavy, .black])
  }

  @Test("bold can be set by a host that knows only that")
  func bold() {
    var font = FontSpec(size: 10, weight: .heavy)
    font.isBold = false
    #expect(font.weight == .regular)
    font.isBold = true
    #expect(font.weight == .bold)
  }

  @Test("every role has a font; titles are larger than text, and text than captions")
  func standard() {
    let sizes = [FontRole.largeTitle, .title, .body, .caption].map { FontSpec.standard($0).size }
    #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == sizes.count)
    #expect(FontRole.allCases.filter { FontSpec.standard($0).isMonospaced } == [.monospaced])
  }
}
