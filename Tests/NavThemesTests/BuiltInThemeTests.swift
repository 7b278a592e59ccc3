import NavCore
import NavThemes
import Testing

@Suite("The built-in themes")
struct BuiltInThemeTests {
  /// A theme in one scheme and contrast.
  struct Variant: CustomTestStringConvertible {
    let theme: Theme
    let palette: Palette
    let testDescription: String
  }

  static let themes = (try? Registry([BuiltInThemes()]))?.themes.listings ?? []

  static let variants: [Variant] = themes.flatMap { listing in
    Traits.Scheme.allCases.flatMap { scheme in
      Traits.Contrast.allCases.map { contrast in
        var traits = Traits.terminal(columns: 80, rows: 24)
        traits.scheme = scheme
        traits.contrast = contrast
        return Variant(
          theme: listing.item, palette: listing.item.palette(for: traits),
          testDescription: "\(listing.name), \(scheme), \(contrast)")
      }
    }
  }

  /// Each ink with the grounds that it stands on.
  static let pairs: [(ColorRole, ColorRole)] = [
    (.ink, .ground), (.secondaryInk, .ground), (.ink, .raisedGround),
    (.secondaryInk, .raisedGround), (.ink, .fieldGround), (.secondaryInk, .fieldGround),
    (.barInk, .barGround), (.accent, .ground), (.accent, .raisedGround), (.danger, .ground),
    (.danger, .raisedGround), (.focusInk, .focusGround), (.ink, .selectionGround),
    (.secondaryInk, .selectionGround), (.accent, .selectionGround),
  ]

  @Test("every ink can be read on every ground that it stands on: 4.5 to 1", arguments: variants)
  func contrast(_ variant: Variant) {
    for (ink, ground) in Self.pairs {
      let ratio = variant.palette[ink].contrast(with: variant.palette[ground])
      #expect(ratio >= 4.5, "\(ink.rawValue) on \(ground.rawValue): \(ratio)")
    }
  }

  @Test("what has the focus stands out from its surroundings: 3 to 1", arguments: variants)
  func focus(_ variant: Variant) {
    for ground in [ColorRole.ground, .raisedGround] {
      let ratio = variant.palette[.focusGround].contrast(with: variant.palette[ground])
      #expect(ratio >= 3, "focus on \(ground.rawValue): \(ratio)")
    }
  }

  @Test("light is light and dark is dark", arguments: themes.map(\.name))
  func schemes(_ name: String) throws {
    let theme = try Registry([BuiltInThemes()]).themes.item(named: name)
    #expect(theme.light[.ground].luminance > 0.7)
    #expect(theme.dark[.ground].luminance < 0.1)
  }

  @Test(
    "the colours of the rainbow differ from each other and from the ground", arguments: variants)
  func rainbow(_ variant: Variant) {
    let roles: [ColorRole] = [.red, .orange, .yellow, .green, .blue, .ground]
    #expect(Set(roles.map { variant.palette[$0] }).count == roles.count)
  }
}
