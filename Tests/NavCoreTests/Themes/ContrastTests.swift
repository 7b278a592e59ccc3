import NavTestSupport
import Testing

@testable import NavCore

@Suite("Contrast")
struct ContrastTests {
  /// Known values of WCAG 2.2's formula, as the W3C's own examples and checkers give them.
  @Test(
    "contrast ratios are those of WCAG 2.2",
    arguments: [
      (0x000000 as UInt32, 0xFFFFFF as UInt32, 21.0), (0xFFFFFF, 0xFFFFFF, 1),
      (0x777777, 0xFFFFFF, 4.48),
      (0x767676, 0xFFFFFF, 4.54), (0x595959, 0xFFFFFF, 7.0), (0xFF0000, 0xFFFFFF, 4.0),
      (0x0000FF, 0xFFFFFF, 8.59), (0x00FF00, 0xFFFFFF, 1.37), (0xFFFF00, 0x000000, 19.56),
    ])
  func known(_ ink: UInt32, _ ground: UInt32, _ expected: Double) {
    let (ink, ground) = (RGBColor(hex: ink), RGBColor(hex: ground))
    #expect(abs(ink.contrast(with: ground) - expected) < 0.006)
    #expect(ink.contrast(with: ground) == ground.contrast(with: ink))
  }

  @Test("luminance is 0 for black, 1 for white, the primaries' weights, and grows with grey")
  func luminance() {
    #expect(RGBColor.black.luminance == 0)
    #expect(abs(RGBColor.white.luminance - 1) < 1e-9)
    #expect(abs(RGBColor(hex: 0xFF0000).luminance - 0.2126) < 1e-9)
    #expect(abs(RGBColor(hex: 0x00FF00).luminance - 0.7152) < 1e-9)
    #expect(abs(RGBColor(hex: 0x0000FF).luminance - 0.0722) < 1e-9)
    #expect(abs(RGBColor(hex: 0x808080).luminance - 0.215_860_5) < 1e-6)
    let greys = (0...255 as ClosedRange<UInt8>).map { RGBColor($0, $0, $0).luminance }
    #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("any colour can be made readable on any ground")
  func readable() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<500 {
        let ink = RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random))
        let ground = RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random))
        let shifted = ink.readable(on: ground)
        #expect(shifted.contrast(with: ground) >= 4.5, "seed \(seed): \(ink) on \(ground)")
      }
    }
  }

  @Test("what can be read already stays as it is")
  func unchanged() {
    let ink = RGBColor(hex: 0x0B57C9)
    #expect(ink.readable(on: .white) == ink)
    #expect(ink.readable(on: ink, ratio: 1) == ink)
  }

  @Test("a colour is shifted in lightness and keeps its hue: a yellow on white becomes no grey")
  func hue() {
    let shifted = RGBColor(hex: 0xFFD60A).readable(on: .white)
    #expect(shifted.red > shifted.blue && shifted.green > shifted.blue)
    #expect(shifted.contrast(with: .white) < 5.2)
  }

  @Test("where more is asked than can be had, black or white is the result")
  func tooMuch() {
    let grey = RGBColor(hex: 0x777777)
    let best = RGBColor(hex: 0x884422).readable(on: grey, ratio: 20)
    #expect(best == .black || best == .white)
    #expect(best.contrast(with: grey) >= 4.5)
  }

  @Test("on every grey, any colour reaches 4.5, and 7 wherever black or white does")
  func greys() {
    var random = SeededGenerator(seed: 5)
    for value in 0...255 as ClosedRange<UInt8> {
      let ground = RGBColor(value, value, value)
      let most = max(RGBColor.black.contrast(with: ground), RGBColor.white.contrast(with: ground))
      for _ in 0..<8 {
        let ink = RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random))
        #expect(ink.readable(on: ground).contrast(with: ground) >= 4.5, "\(ink) on \(ground)")
        let strong = ink.readable(on: ground, ratio: 7)
        #expect(strong.contrast(with: ground) >= min(7, most), "\(ink) on \(ground)")
      }
    }
  }

  @Test("the shift is as small as can be: no colour between has the contrast")
  func smallest() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let ink = RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random))
      let ground = RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random))
      for ratio in [3, 4.5, 7] where ink.contrast(with: ground) < ratio {
        let shifted = ink.readable(on: ground, ratio: ratio)
        guard shifted.contrast(with: ground) >= ratio else { continue }
        let (hue, saturation, own) = ink.hsl
        let shift = abs(shifted.hsl.lightness - own)
        // A channel has steps of 1/255; what is nearer by more than two of them has to fail.
        for share in stride(from: 0, to: shift - 2 / 255, by: 1 / 255) {
          for lightness in [own - share, own + share] where (0...1).contains(lightness) {
            let nearer = RGBColor(hue: hue, saturation: saturation, lightness: lightness)
            #expect(nearer.contrast(with: ground) < ratio, "seed \(seed): \(ink) on \(ground)")
          }
        }
      }
    }
  }

  @Test("a palette's ink is made readable, its grounds are taken as they are")
  func palette() {
    let palette = Theme.bare.light
    let pale = Paint.color(RGBColor(hex: 0xFFFF00))
    #expect(palette.color(pale) == RGBColor(hex: 0xFFFF00))
    #expect(palette.ink(pale, on: .white).contrast(with: .white) >= 4.5)
    #expect(palette.color(.role(.ground)) == .white)
    #expect(palette.ink(.ink, on: .white) == .black)
  }
}
