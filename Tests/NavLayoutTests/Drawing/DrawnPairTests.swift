import NavCore
import Testing

@testable import NavLayout

@Suite("Every pair of colours that is drawn is in the list of rules")
@MainActor struct DrawnPairTests {
  /// One thing that is drawn, by roles.
  struct Pair: Hashable, CustomStringConvertible {
    let ink: ColorRole?
    let ground: ColorRole?
    var description: String { "\(ink.map(\.rawValue) ?? "?") on \(ground.map(\.rawValue) ?? "?")" }
  }

  /// A theme in which each colour tells its role, and that leaves nothing to be shifted.
  private static let theme: Theme = {
    let dark = Set([ColorRole.focusGround] + ContrastRule.all.map(\.ink)).subtracting([.focusInk])
    let palette = Palette { role in
      let number = UInt8(ColorRole.allCases.firstIndex(of: role) ?? 0)
      let value = dark.contains(role) ? number : 255 - number
      return RGBColor(value, value, value)
    }
    return Theme(name: "told-apart", light: palette, dark: palette)
  }()

  private static func role(_ color: RGBColor) -> ColorRole? {
    ColorRole.allCases.first { theme.light[$0] == color }
  }

  private static let inks: [Paint] = [.ink, .secondary, .accent, .role(.danger)]

  private static func content() -> [any NodeContent] {
    var nodes: [any NodeContent] = inks.flatMap { ink in
      [TextNode("text", ink: ink), SymbolNode(.home, ink: ink)] as [any NodeContent]
    }
    for isSelected in [false, true] {
      nodes.append(
        RowNode("row", detail: "detail", symbol: .folder, isSelected: isSelected, action: {}))
      nodes.append(
        RowNode(label: "inks", isSelected: isSelected) {
          for ink in inks { TextNode("i", ink: ink) }
        })
    }
    for isEnabled in [false, true] {
      nodes.append(ButtonNode("usual", isEnabled: isEnabled) {})
      nodes.append(ButtonNode("danger", role: .destructive, isEnabled: isEnabled) {})
      nodes.append(ButtonNode("own", ink: .ink, isEnabled: isEnabled) {})
    }
    nodes += [
      DividerNode(), FieldNode("field", text: "text") { _ in }, ProgressNode("work"),
      StackNode(ground: .role(.fieldGround)) { for ink in inks { TextNode("i", ink: ink) } },
      BarNode {
        ButtonNode("back", symbol: .back) {}
      } middle: {
        TextNode("title", font: .title, ink: .role(.barInk))
      } trailing: {
        ButtonNode("home", isEnabled: false) {}
      },
    ]
    return nodes
  }

  private static func pairs(_ stage: Stage) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for item in stage.items() {
      switch item.content {
      case .fill, .shape: continue
      default: break
      }
      let pair = Pair(ink: role(item.ink), ground: role(item.ground))
      // What can't be used need not be read: in a bar it is half way to the ground (WCAG 1.4.3).
      if item.emphasis == .disabled, pair.ground == .barGround { continue }
      pairs.insert(pair)
    }
    return pairs
  }

  private static let listed = Set(ContrastRule.all.map { Pair(ink: $0.ink, ground: $0.ground) })

  private func stages() throws -> [Stage] {
    let plain = try Stage(columns: 60, rows: 60, theme: Self.theme) { Self.content() }
    var stages = [plain]
    for kind in [Presentation.Kind.sheet, .cover, .alert] {
      let stage = try Stage(columns: 80, rows: 80, theme: Self.theme) { Self.content() }
      stage.model.front.present(Screen("Over") { Self.content() }, as: kind)
      stages.append(stage)
    }
    let scrolled = try Stage(columns: 60, rows: 20, theme: Self.theme) {
      ScrollNode { Self.content() }
    }
    return stages + [scrolled]
  }

  @Test("text, symbols, fields, lines and hints")
  func drawn() throws {
    var seen: Set<Pair> = []
    for stage in try stages() { seen.formUnion(Self.pairs(stage)) }
    for pair in seen.subtracting(Self.listed) { Issue.record("\(pair) is drawn but in no rule") }
    let focus = ContrastRule.all.filter { $0.use == .focus }
    let missing = Self.listed.subtracting(seen)
      .subtracting(focus.map { Pair(ink: $0.ink, ground: $0.ground) })
    for pair in missing { Issue.record("\(pair) is in a rule but was not drawn") }
  }

  @Test("the focus is drawn on the ground of the part that it is in")
  func focus() throws {
    var seen: Set<Pair> = []
    for stage in try stages() {
      let placed = stage.place()
      for item in stage.items() where item.emphasis == .focus && item.content == .fill {
        let part = placed.parts.last {
          $0.box != nil && $0.rect.contains(.init(item.rect.x, item.rect.y))
        }
        seen.insert(Pair(ink: Self.role(item.ink), ground: part?.ground))
      }
    }
    let rules = ContrastRule.all.filter { $0.use == .focus }
    #expect(seen == Set(rules.map { Pair(ink: $0.ink, ground: $0.ground) }))
  }
}
