import NavCore

extension RainbowApp {
  /// The list of the colours, from the outside of the bow to its inside.
  @MainActor static func list(_ context: ScreenContext) -> Screen {
    Screen("Rainbow Colors") {
      ListNode(RainbowColor.allCases, id: \.rawValue) { color in
        RowNode(
          label: color.name, isSelected: context.routeBeside(RainbowPage.self) == .color(color)
        ) {
          context.navigator.show(RainbowPage.color(color))
        } content: {
          ShapeNode(.rectangle, fill: color.paint, hasSheen: true, width: 32, height: 32)
          StackNode {
            TextNode(color.name, font: .headline, lineLimit: 1)
            TextNode(color.details, font: .caption, ink: .secondary, lineLimit: 2)
          }
        }
      }
    }
  }
}
