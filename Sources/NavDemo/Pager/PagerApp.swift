import NavCore
import NavStyles

/// The colours of the rainbow as pages, with dots over them.
enum PagerApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    try make("Pager", .horizontal, options)
  }

  /// The app with its pages side by side, or one below the other.
  static func make(
    _ name: String, _ axis: PageAxis, _ options: SampleOptions
  ) throws -> NavApp {
    let pages = RainbowColor.allCases.map { color in
      PagePlan(color.name, key: color.rawValue, .stack(PagerPage(color: color)))
    }
    return try NavApp(name, registry: options.registry, root: .pager(pages, axis: axis))
      .bar(.hidden)
      .pager(.paged(.automatic, content: .under))
      .route(PagerPage.self) { page, context in screen(page.color, context) }
      .choosing(options)
  }

  /// The least height in points in which a page is shown as a whole, in the middle.
  private static let leastHeight = 256.0

  @MainActor private static func screen(
    _ color: RainbowColor, _ context: ScreenContext
  ) -> Screen {
    Screen(color.name) {
      StackNode(ground: color.paint) {
        if context.traits.height < leastHeight {
          ScrollNode { text(of: color) }
          // Clear of the dots.
          TextNode(" ")
        } else {
          SpacerNode()
          text(of: color)
          SpacerNode()
        }
      }
    }
    .tint(color.paint)
  }

  @MainActor private static func text(of color: RainbowColor) -> StackNode {
    StackNode(gap: .small, padding: .medium, alignment: .center) {
      TextNode(color.name, font: .largeTitle, alignment: .center)
      TextNode(color.wavelengthText, font: .caption, alignment: .center)
      TextNode(color.details, alignment: .center)
    }
  }
}

extension SampleApp {
  /// Seven pages, each in a colour of the rainbow, with dots over them.
  static let pager = SampleApp(
    "pager", summary: "Seven pages in the colours of the rainbow, with dots over them",
    build: PagerApp.make)
}
