import NavCore
import Testing

@testable import NavLayout

@Suite("Colours come from the theme, and can be read")
@MainActor struct ColorTests {
  private static let theme: Theme = {
    var theme = Theme.bare
    theme.light[.focusGround] = RGBColor(hex: 0x0000AA)
    theme.light[.focusInk] = RGBColor(hex: 0xFFFF00)
    theme.light[.selectionGround] = RGBColor(hex: 0xDDDDDD)
    theme.light[.barGround] = RGBColor(hex: 0x330033)
    theme.light[.barInk] = RGBColor(hex: 0xFFEEFF)
    return theme
  }()

  private func texts(_ stage: Stage) -> [String: DisplayItem] {
    var texts: [String: DisplayItem] = [:]
    for item in stage.items() {
      if case .text(let text, _) = item.content { texts[text] = item }
    }
    return texts
  }

  @Test("What has the focus, what is chosen and what can't be used differ from the rest")
  func emphasis() throws {
    let stage = try Stage(columns: 20, rows: 10, theme: Self.theme) {
      ListNode(count: 3) { RowNode("row \($0)", isSelected: $0 > 0, action: {}) }
      ButtonNode("off", isEnabled: false) {}
    }
    let texts = texts(stage)
    #expect(texts["row 0"]?.emphasis == .focus)
    #expect(texts["row 0"]?.ground == RGBColor(hex: 0x0000AA))
    #expect(texts["row 0"]?.ink == RGBColor(hex: 0xFFFF00))
    #expect(texts["row 1"]?.emphasis == .selection)
    #expect(texts["row 1"]?.ground == RGBColor(hex: 0xDDDDDD))
    #expect(texts["off"]?.emphasis == .disabled)
  }

  @Test("Text on a bar can be read whatever its colour is")
  func tint() throws {
    for hex: UInt32 in [0x000000, 0xFFFFFF, 0xFFEE00, 0x777777, 0x3344FF, 0xFF0000] {
      let stage = try Stage(columns: 40, rows: 1, theme: Self.theme) {
        BarNode(ground: .color(RGBColor(hex: hex))) {
          ButtonNode("Back", symbol: .back) {}
        } middle: {
          TextNode("Title", font: .title, ink: .role(.barInk), lineLimit: 1)
        } trailing: {
          ButtonNode("Home") {}
        }
      }
      let texts = texts(stage)
      #expect(texts.count == 3)
      for item in texts.values { #expect(item.ink.contrast(with: item.ground) >= 4.5) }
      #expect(texts["Title"]?.ground == RGBColor(hex: hex))
    }
  }

  @Test("Ink that can't be read on its ground is shifted, ink that can is left alone")
  func ink() throws {
    let stage = try Stage(columns: 40, rows: 4, theme: Self.theme) {
      StackNode(ground: .color(RGBColor(hex: 0x202020))) {
        TextNode("dark", ink: .color(RGBColor(hex: 0x302030)))
        TextNode("light", ink: .color(RGBColor(hex: 0xEEEEDD)))
      }
    }
    let texts = texts(stage)
    #expect(try #require(texts["dark"]).ink.contrast(with: RGBColor(hex: 0x202020)) >= 4.5)
    #expect(texts["light"]?.ink == RGBColor(hex: 0xEEEEDD))
  }

  @Test("Light and dark have colours of their own")
  func schemes() throws {
    let stage = try Stage { TextNode("text") }
    #expect(texts(stage)["text"]?.ground == .white)
    stage.update(scheme: .dark)
    #expect(texts(stage)["text"]?.ground == .black)
    #expect(texts(stage)["text"]?.ink == .white)
  }
}
