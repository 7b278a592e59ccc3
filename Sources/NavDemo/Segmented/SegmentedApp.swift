import NavCore
import NavStyles

/// The planets in two segments.
enum SegmentedApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    let pages = [
      PagePlan("Inner", key: "inner", .stack(SegmentedPage.inner)),
      PagePlan("Outer", key: "outer", .stack(SegmentedPage.outer)),
    ]
    return try NavApp("Segmented", registry: options.registry, root: .pager(pages))
      .pager(.segmented)
      .route(SegmentedPage.self) { page, context in
        switch page {
        case .inner: list("Inner Planets", Planet.inner, context)
        case .outer: list("Outer Planets", Planet.outer, context)
        case .planet(let planet): screen(planet)
        }
      }
      .choosing(options)
  }

  @MainActor private static func list(
    _ title: String, _ planets: [Planet], _ context: ScreenContext
  ) -> Screen {
    Screen(title) {
      ListNode(planets, id: \.rawValue) { planet in
        RowNode(planet.name, detail: planet.year) {
          context.navigator.push(SegmentedPage.planet(planet))
        }
      }
    }
  }

  @MainActor private static func screen(_ planet: Planet) -> Screen {
    Screen(planet.name) {
      ScrollNode {
        StackNode(gap: .small, padding: .medium) {
          TextNode(planet.text)
          TextNode(planet.year, font: .caption, ink: .secondary)
        }
      }
    }
  }
}

extension SampleApp {
  /// The planets in two segments.
  static let segmented = SampleApp(
    "segmented", summary: "The planets in two segments, the inner and the outer ones",
    build: SegmentedApp.make)
}
