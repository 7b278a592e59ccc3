import NavTestSupport
import Testing

@testable import NavCore

@Suite("Colours are shifted to keep the rules")
struct PaletteContrastTests {
  private func palette(_ seed: UInt64) -> Palette {
    var random = SeededGenerator(seed: seed)
    return Palette { _ in RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random)) }
  }

  @Test("any colours at all can be made to keep the rules", arguments: Traits.Contrast.allCases)
  func anything(_ contrast: Traits.Contrast) {
    for seed in 0..<400 as Range<UInt64> {
      let fitted = palette(seed).meeting(contrast)
      #expect(fitted.violations(of: contrast).isEmpty, "seed \(seed)")
      #expect(fitted.meeting(contrast) == fitted, "seed \(seed)")
    }
  }

  @Test("extremes and greys can, too", arguments: Traits.Contrast.allCases)
  func greys(_ contrast: Traits.Contrast) {
    for value in 0...255 as ClosedRange<UInt8> {
      let grey = Palette { _ in RGBColor(value, value, value) }
      #expect(grey.meeting(contrast).violations(of: contrast).isEmpty, "\(value)")
    }
  }

  @Test("what keeps the rules stays as it is, and so do colours that no rule is about")
  func unchanged() {
    #expect(Theme.bare.light.meeting(.increased) == Theme.bare.light)
    for seed in 0..<50 as Range<UInt64> {
      let (palette, fitted) = (palette(seed), palette(seed).meeting(.increased))
      for role in [ColorRole.red, .orange, .yellow, .green, .blue] {
        #expect(fitted[role] == palette[role])
      }
    }
  }

  @Test("hues stay where a colour has one left")
  func hues() {
    var palette = Theme.bare.light
    palette[.accent] = RGBColor(hex: 0x4F9BFF)
    let fitted = palette.meeting(.standard)
    #expect(abs(fitted[.accent].hsl.hue - palette[.accent].hsl.hue) < 2)
    #expect(fitted[.accent].hsl.lightness < palette[.accent].hsl.lightness)
  }

  @Test("the focus stands out from whatever is around it, and its ink can be read")
  func focus() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let around = RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random))
      let palette = palette(seed).meeting(.standard)
      let (ground, ink) = palette.focusColors(on: around)
      #expect(ground.contrast(with: around) >= 3, "seed \(seed)")
      #expect(ink.contrast(with: ground) >= 4.5, "seed \(seed)")
    }
    let bare = Theme.bare.light
    #expect(bare.focusColors(on: .white) == (.black, .white))
    #expect(bare.focusColors(on: .black) == (.white, .black))
  }

  @Test("a tinted colour has the new hue and is as light to the eye as before")
  func tinted() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for hex in [0x000000, 0x0B57C9, 0x777777, 0xD9E5F8, 0xFFFFFF] as [UInt32] {
        let color = RGBColor(hex: hex)
        let tinted = color.tinted(hue: hue, saturation: 1)
        #expect(abs(tinted.luminance - color.luminance) < 0.012, "\(color) to \(hue)")
      }
      let tinted = RGBColor(hex: 0x777777).tinted(hue: hue, saturation: 1).hsl
      #expect(abs(tinted.hue - hue) < 2 && tinted.saturation > 0.9)
    }
  }
}
