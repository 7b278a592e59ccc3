import NavCore

extension RainbowApp {
  /// The page of a colour; its bar takes the colour.
  @MainActor static func colorPage(_ color: RainbowColor, _ context: ScreenContext) -> Screen {
    Screen(color.name) {
      let diameter = discDiameter(for: context.traits)
      ScrollNode {
        StackNode(gap: .medium, padding: .medium, alignment: .center) {
          ShapeNode(
            .disc, fill: color.paint, hasSheen: true, width: diameter, height: diameter)
          StackNode(alignment: .center) {
            TextNode(color.name, font: .largeTitle, ink: color.paint, alignment: .center)
            TextNode(
              color.wavelengthText, font: .caption, ink: .secondary, alignment: .center)
          }
          TextNode(color.details)
        }
      }
    }
    .tint(color.paint)
  }

  /// A disc as large as leaves room for the title and the first lines below it, in points.
  private static func discDiameter(for traits: Traits) -> Double {
    let titleAndText: Double = 160
    return min(max((traits.height - titleAndText) * 0.6, 48), 240)
  }
}
