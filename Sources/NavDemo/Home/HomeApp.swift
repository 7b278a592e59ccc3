import NavCore
import NavStyles

/// A walk of several screens: each step leads one deeper, and home leads all the way back.
enum HomeApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    // A screen's choice is nearer than the app's, so where a bar is asked for no screen chooses.
    let choosesBars = options.bar == nil
    return try NavApp("Home", registry: options.registry, root: .stack(HomePage.home))
      .route(HomePage.self) { page, context in
        let screen = screen(page, context)
        guard choosesBars else { return screen }
        return page == .home ? screen.bar(.title) : screen.bar(.backAndHome)
      }
      .choosing(options)
  }

  @MainActor private static func screen(_ page: HomePage, _ context: ScreenContext) -> Screen {
    Screen(page.title) {
      ScrollNode {
        StackNode(gap: .small, padding: .medium) {
          TextNode(page.text)
          if let ways = ways(from: page) {
            TextNode(ways, font: .caption, ink: .secondary)
          }
        }
        if let next = page.next {
          DividerNode()
          RowNode(next.title, detail: "Go on to the next screen") {
            context.navigator.push(next)
          }
          DividerNode()
        }
      }
    }
  }

  /// Where back and home lead, or nil at home.
  private static func ways(from page: HomePage) -> String? {
    switch page.depth {
    case 0: nil
    case 1: "Back and home both lead home from here."
    default:
      "Back leads to \(HomePage.allCases[page.depth - 1].title), home leads all the way home."
    }
  }
}

extension SampleApp {
  /// A walk of several screens, with the way back and the way home.
  static let home = SampleApp(
    "home", summary: "A walk of several screens, with the way back and the way home",
    build: HomeApp.make)
}
