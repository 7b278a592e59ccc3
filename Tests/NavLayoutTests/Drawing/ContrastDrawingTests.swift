import NavCore
import NavTestSupport
import Testing

@testable import NavLayout

@Suite("Contrast where a theme can't know what is behind")
@MainActor struct ContrastDrawingTests {
  private nonisolated static let tints: [RGBColor] = [
    .black, .white, RGBColor(hex: 0x777777), RGBColor(hex: 0x1E88E5), RGBColor(hex: 0xFDD835),
    RGBColor(hex: 0x4B0082), RGBColor(hex: 0xE53935),
  ]

  @Test(
    "In a bar of any colour the focus stands out, and what has it can be read", arguments: tints)
  func bar(_ tint: RGBColor) throws {
    var theme = Theme.bare
    theme.light[.focusGround] = RGBColor(hex: 0x0B57C9)
    let stage = try Stage(columns: 40, rows: 1, theme: theme) {
      BarNode(ground: .color(tint)) { ButtonNode("Back", symbol: .back) {} }
    }
    let items = stage.items().filter { $0.emphasis == .focus }
    let fill = try #require(items.first { $0.content == .fill })
    #expect(fill.ink.contrast(with: tint) >= 3)
    let texts = items.filter { $0.content != .fill }
    #expect(!texts.isEmpty)
    for text in texts { #expect(text.ink.contrast(with: fill.ink) >= 4.5) }
  }

  @Test("Where more contrast is asked for, a screen's own colours have 7 on the theme's grounds")
  func increased() throws {
    var random = SeededGenerator(seed: 3)
    let inks = (0..<20).map { _ in RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random)) }
    let stage = try Stage(columns: 20, rows: 40) {
      for ink in inks {
        TextNode("text", ink: .color(ink))
        SymbolNode(.home, ink: .color(ink))
      }
    }
    for contrast in Traits.Contrast.allCases {
      stage.update(contrast: contrast)
      for item in stage.items() {
        let ratio = item.ink.contrast(with: item.ground)
        switch item.content {
        case .text: #expect(ratio >= (contrast == .increased ? 7 : 4.5))
        case .symbol: #expect(ratio >= 3)
        default: break
        }
      }
    }
  }

  @Test("A round button with the focus is told from one without it, whatever its ground")
  func roundFocus() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<40 {
      let ground = RGBColor(hex: .random(in: 0...0xFFFFFF, using: &random))
      let stage = try Stage(columns: 20, rows: 3) {
        ButtonNode("a", form: .round, ground: .color(ground)) {}
        ButtonNode("b", form: .round, ground: .color(ground)) {}
      }
      let grounds = stage.items().filter { $0.content == .capsule }.map(\.ink)
      try #require(grounds.count == 2)
      #expect(grounds[0].contrast(with: grounds[1]) >= 3, "\(ground)")
    }
  }

  @Test("A field in a bar has the ink and ground of a field")
  func field() throws {
    var theme = Theme.bare
    theme.light[.barGround] = .black
    theme.light[.barInk] = .white
    theme.light[.ink] = RGBColor(hex: 0x112233)
    let stage = try Stage(columns: 40, rows: 1, theme: theme) {
      BarNode {
      } middle: {
        FieldNode("Search", text: "") { _ in }
      }
    }
    let field = try #require(
      stage.items().first { if case .field = $0.content { true } else { false } })
    #expect(field.ink == RGBColor(hex: 0x112233) && field.ground == .white)
  }
}
