import NavCore
import NavStyles

/// All bars that are registered: each on screens that have everything a bar may show.
enum BarsApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    let bars = options.registry.bars
    // A screen's choice is nearer than the app's, so where a bar is asked for no screen chooses.
    let choosesBars = options.bar == nil
    return try NavApp("Bars", registry: options.registry, root: .stack(BarsPage.list))
      .route(BarsPage.self) { page, context in
        switch page {
        case .list: return list(bars, context)
        case .step(let number, let name):
          let screen = step(number, name, context)
          guard choosesBars, let bar = try? bars.item(named: name) else { return screen }
          return screen.bar(bar)
        }
      }
      .choosing(options)
  }

  @MainActor private static func list(
    _ bars: Catalog<any BarStyle>, _ context: ScreenContext
  ) -> Screen {
    Screen("Bars") {
      ListNode(bars.listings, id: \.name) { bar in
        RowNode(bar.name, detail: bar.summary) {
          context.navigator.push(BarsPage.step(1, bar: bar.name))
        }
      }
    }
  }

  /// The colours of the steps; the first has none of its own.
  private static let tints: [Paint?] = [
    nil, .role(.blue), .role(.green), .role(.orange), .role(.red),
  ]

  @MainActor private static func step(
    _ number: Int, _ bar: String, _ context: ScreenContext
  ) -> Screen {
    let draft = BarsDraft(context)
    return Screen("Step \(number)") {
      ListNode(draft.rows(beside: number), id: { $0 }) { text in
        RowNode(text) { context.navigator.push(BarsPage.step(number + 1, bar: bar)) }
      }
    }
    .subtitle(bar)
    .tint(tints[(number - 1) % tints.count])
    .search(draft.query, prompt: "Search the rows") { draft.query = $0 }
    .progress(draft.isWorking ? ProgressNode("Working", width: 96) : nil)
    .trailing {
      BarItem("Add", symbol: .add, label: "Add a row") { draft.count += 1 }
      BarItem(draft.isWorking ? "Stop" : "Work") { draft.isWorking.toggle() }
    }
  }
}

extension SampleApp {
  /// Every bar that is registered, on screens that have all that a bar may show.
  static let bars = SampleApp(
    "bars", summary: "Every bar, on screens that have all that a bar may show",
    build: BarsApp.make)
}
