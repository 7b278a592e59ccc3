import NavTestSupport
import Testing

@testable import NavCore

@Suite("Colours")
struct RGBColorTests {
  @Test(
    "a colour is written as #RRGGBB",
    arguments: [
      (0 as UInt32, "#000000"), (0xFFFFFF, "#FFFFFF"), (0x0A0B0C, "#0A0B0C"),
      (0x1FF8800, "#FF8800"),
    ])
  func text(_ number: UInt32, _ expected: String) {
    #expect(RGBColor(hex: number).description == expected)
  }

  @Test("hue, saturation and lightness give back the colour")
  func roundTrip() {
    for seed in 0..<10 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<500 {
        let color = RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random))
        let (hue, saturation, lightness) = color.hsl
        let back = RGBColor(hue: hue, saturation: saturation, lightness: lightness)
        #expect(back == color, "seed \(seed)")
      }
    }
  }

  @Test("hue, saturation and lightness are those of CSS")
  func known() {
    let (hue, saturation, lightness) = RGBColor(hex: 0xBF4040).hsl
    #expect(abs(hue) < 0.01 && abs(saturation - 0.498) < 0.001 && abs(lightness - 0.5) < 0.001)
    #expect(RGBColor(hue: 120, saturation: 1, lightness: 0.25) == RGBColor(hex: 0x008000))
    #expect(RGBColor(hue: 240, saturation: 1, lightness: 0.5) == RGBColor(hex: 0x0000FF))
  }

  @Test("a mix lies between two colours, and shares outside 0…1 count as the nearer end")
  func mixed() {
    #expect(RGBColor.black.mixed(with: .white, share: 0) == .black)
    #expect(RGBColor.black.mixed(with: .white, share: 1) == .white)
    #expect(RGBColor.black.mixed(with: .white, share: 0.5) == RGBColor(hex: 0x808080))
    #expect(RGBColor.black.mixed(with: .white, share: 7) == .white)
    #expect(RGBColor.black.mixed(with: .white, share: -7) == .black)
  }
}
