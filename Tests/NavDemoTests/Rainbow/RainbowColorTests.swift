import Testing

@testable import NavDemo

@Suite("Rainbow colours")
struct RainbowColorTests {
  @Test("There are seven, in the order of the bow from outside to inside")
  func order() {
    #expect(
      RainbowColor.allCases.map(\.name)
        == ["Red", "Orange", "Yellow", "Green", "Blue", "Indigo", "Violet"])
    let starts = RainbowColor.allCases.compactMap(\.wavelengths?.lowerBound)
    #expect(starts == starts.sorted(by: >))
  }

  @Test("A description has 90 to 130 words on one line", arguments: RainbowColor.allCases)
  func detailsLength(color: RainbowColor) {
    let words = color.details.split(separator: " ").count
    #expect((90...130).contains(words), "\(color.name) has \(words) words")
    #expect(!color.details.contains("\n"))
    #expect(!color.details.contains("  "))
  }

  @Test("A description mentions the wavelengths that are given", arguments: RainbowColor.allCases)
  func detailsMentionWavelengths(color: RainbowColor) {
    guard let band = color.wavelengths else {
      #expect(color.wavelengthText == "no agreed band")
      #expect(color.details.contains("no agreed band"))
      return
    }
    #expect(color.details.contains("\(band.lowerBound)"))
    #expect(color.details.contains("\(band.upperBound)"))
    #expect(color.wavelengthText == "\(band.lowerBound)–\(band.upperBound) nm")
  }

  @Test("Only indigo and violet bring components of their own")
  func ownComponents() throws {
    #expect(RainbowColor.allCases.filter { $0.ownRGB != nil } == [.indigo, .violet])
    let indigo = try #require(RainbowColor.indigo.ownRGB)
    let violet = try #require(RainbowColor.violet.ownRGB)
    #expect(indigo == (75, 0, 130))
    #expect(violet == (159, 0, 255))
  }
}
