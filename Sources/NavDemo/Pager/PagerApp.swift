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
      .route(PagerPage.self) { page, _ in screen(page.color) }
      .choosing(options)
  }

  @MainActor private static func screen(_ color: RainbowColor) -> Screen {
    Screen(color.name) {
      StackNode(ground: color.paint) {
        SpacerNode()
        // The margin is that of the dots.
        StackNode(gap: .small, padding: .large, alignment: .center) {
          TextNode(color.name, font: .largeTitle, alignment: .center)
          TextNode(color.wavelengthText, font: .caption, alignment: .center)
          TextNode(color.details, alignment: .center, lineLimit: 3)
        }
        SpacerNode()
      }
    }
    .tint(color.paint)
  }
}

extension SampleApp {
  /// Seven pages, each in a colour of the rainbow, with dots over them.
  static let pager = SampleApp(
    "pager", summary: "Seven pages in the colours of the rainbow, with dots over them",
    build: PagerApp.make)
}
