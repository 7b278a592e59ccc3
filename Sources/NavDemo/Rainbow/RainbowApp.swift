import NavCore
import NavStyles

/// The colours of the rainbow: a list in the sidebar, and a page for each in the detail.
enum RainbowApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    try NavApp(
      "Rainbow", registry: options.registry,
      root: .sidebar(RainbowPage.list, detail: RainbowPage.placeholder)
    )
    .columns(.doubleColumn)
    .route(RainbowPage.self) { page, context in
      switch page {
      case .list: list(context)
      case .color(let color): colorPage(color, context)
      case .placeholder: Screen("") { Hint("Pick a colour to read about it.") }
      }
    }
    .choosing(options)
  }
}

extension SampleApp {
  /// Seven colours in a list, each with a page and a bar of its own colour.
  static let rainbow = SampleApp(
    "rainbow", summary: "Seven colours in a list, each with a page and a bar of its own colour",
    build: RainbowApp.make)
}
