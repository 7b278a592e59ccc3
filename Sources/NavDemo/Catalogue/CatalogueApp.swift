import NavCore

/// All sample apps in a list, to choose one.
enum CatalogueApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    let open = options.open
    return try NavApp("Catalogue", registry: options.registry, root: .stack(CataloguePage.apps))
      .route(CataloguePage.self) { _, context in
        Screen("Nav") {
          if context.traits.hasRoom(forRows: 3) {
            StackNode(padding: .medium) {
              TextNode("Hello! ? shows the keys, q quits.")
            }
          }
          ListNode(SampleApp.catalogued, id: \.name) { app in
            RowNode(label: app.title) {
              open(app)
            } content: {
              StackNode {
                TextNode(app.title, font: .headline, lineLimit: 1)
                TextNode(app.summary, font: .caption, ink: .secondary, lineLimit: 2)
              }
            }
          }
        }
      }
      .choosing(options)
  }
}

extension SampleApp {
  /// All sample apps, to choose one.
  static let catalogue = SampleApp(
    "catalogue", summary: "All sample apps, to choose one",
    build: CatalogueApp.make)
}
