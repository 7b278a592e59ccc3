import NavCore
import NavStyles

/// A gardener's year in four tabs, below what they show however wide it is.
enum AttachedTabsApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    let pages = Season.allCases.map { season in
      PagePlan(season.title, key: season.rawValue, .stack(AttachedTabsPage.season(season)))
    }
    return try NavApp("Attached tabs", registry: options.registry, root: .pager(pages))
      .pager(.tabs(.bottom))
      .route(AttachedTabsPage.self) { page, context in
        switch page {
        case .season(let season): list(season, context)
        case .month(let month): screen(month)
        }
      }
      .choosing(options)
  }

  @MainActor private static func list(_ season: Season, _ context: ScreenContext) -> Screen {
    Screen(season.title) {
      ListNode(season.months, id: \.rawValue) { month in
        RowNode(month.title, detail: month.task) {
          context.navigator.push(AttachedTabsPage.month(month))
        }
      }
    }
  }

  @MainActor private static func screen(_ month: Month) -> Screen {
    Screen(month.title) {
      ScrollNode {
        StackNode(gap: .small, padding: .medium) {
          TextNode(month.task, font: .headline)
          TextNode(month.reason)
        }
      }
    }
  }
}

extension SampleApp {
  /// Four tabs that are below their content on every screen.
  static let attachedTabs = SampleApp(
    "attached-tabs", summary: "A gardener's year in four tabs, below their content everywhere",
    build: AttachedTabsApp.make)
}
