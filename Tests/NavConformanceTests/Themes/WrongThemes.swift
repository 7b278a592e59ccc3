import NavConformance
import NavCore
import Testing

/// A theme that breaks one rule, once.
struct WrongTheme: CustomTestStringConvertible {
  let rule: ConformanceRule
  /// What the message has to say beside the rule.
  let message: String
  let theme: Theme

  init(_ rule: ConformanceRule, _ message: String, _ spoil: (inout Theme) -> Void) {
    self.rule = rule
    self.message = message
    var theme = Theme.bare
    spoil(&theme)
    self.theme = theme
  }

  var testDescription: String { "\(rule)" }

  static let all = [
    WrongTheme(.kebabCase, "“Mint Green”") { $0.name = "Mint Green" },
    WrongTheme(.contrast, "dark): found accent #123456 on fieldGround #000000") {
      $0.dark[.accent] = RGBColor(hex: 0x123456)
      $0.darkIncreasedContrast = Theme.bare.dark
      for ground in [ColorRole.ground, .raisedGround, .selectionGround] {
        $0.dark[ground] = .white
      }
      for ink in [ColorRole.ink, .secondaryInk, .danger] {
        $0.dark[ink] = RGBColor(hex: 0x757575)
      }
      $0.dark[.focusGround] = .black
      $0.dark[.focusInk] = .white
    },
    WrongTheme(.symbolsOfOneCell, "(symbol home): found \"🏠\"") {
      $0.symbols[.home] = Symbol("🏠", ascii: "^", systemName: "house")
    },
    WrongTheme(.symbolsInASCII, "(symbol home): found \"⌂\"") {
      $0.symbols[.home] = Symbol("⌂", ascii: "⌂", systemName: "house")
    },
    WrongTheme(.symbolsMirrored, "(symbol back): found no mirrored glyph") {
      $0.symbols[.back] = Symbol("←", ascii: "<", systemName: "arrow.backward")
    },
    WrongTheme(.symbolsNamed, "(symbol close): found \"\"") {
      $0.symbols[.close] = Symbol("×", ascii: "x", systemName: "")
    },
    WrongTheme(.symbolsDrawn, "(symbol close): found a path of 2 steps") {
      $0.symbols[.close] = Symbol(
        "×", ascii: "x", systemName: "xmark", path: try? VectorPath("M1 1 Z"))
    },
    WrongTheme(.fontSizes, "(font caption): found 6 points, expected 10 to 512 points") {
      $0.fonts[.caption] = FontSpec(size: 6)
    },
    WrongTheme(.fontScaling, "(font body): found a scaling of 1.5, expected 0 to 1") {
      $0.fonts[.body] = FontSpec(size: 17, scaling: 1.5)
    },
    WrongTheme(.lengths, "(margin): found -1 points, expected 0 to 512 points") {
      $0.metrics.margin = -1
    },
    WrongTheme(.gapsInOrder, "(smallGap and mediumGap): found 20 and 16 points") {
      $0.metrics.smallGap = 20
    },
    WrongTheme(.targets, "(minimumTarget): found 20 points, expected 24 or more") {
      $0.metrics.minimumTarget = 20
    },
  ]
}
