import NavCore
import NavThemes
import Testing

@Suite("The theme without colour")
struct MonoThemeTests {
  @Test("every colour is a grey", arguments: Theme.Variant.allCases)
  func grey(_ variant: Theme.Variant) {
    for role in ColorRole.allCases {
      let color = Theme.mono[variant][role]
      #expect(color.red == color.green && color.green == color.blue, "\(role) \(color)")
    }
  }

  @Test(
    "the five colours of content are told apart by lightness", arguments: Theme.Variant.allCases)
  func lightness(_ variant: Theme.Variant) {
    let roles: [ColorRole] = [.red, .orange, .yellow, .green, .blue]
    let greys = roles.map { Int(Theme.mono[variant][$0].red) }.sorted()
    for (darker, lighter) in zip(greys, greys.dropFirst()) { #expect(lighter - darker >= 24) }
  }

  @Test("the order of their lightness is that of the colours: yellow lightest, blue darkest")
  func order() {
    for variant in Theme.Variant.allCases {
      let roles: [ColorRole] = [.blue, .red, .orange, .green, .yellow]
      let greys = roles.map { Theme.mono[variant][$0].red }
      #expect(greys == greys.sorted(), "\(variant)")
    }
  }
}
