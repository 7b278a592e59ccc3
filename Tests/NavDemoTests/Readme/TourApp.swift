import NavCore
import NavStyles
import Observation

enum Tour: String, Route {
  static let routeName = "tour"
  case map, letters, stay
}

@MainActor @Observable final class Mailbox { var unread = 2 }

@MainActor func tour(_ mailbox: Mailbox) throws -> NavApp {
  try NavApp(
    "Tour", plugins: [BuiltInStyles()],
    root: .pager([
      PagePlan("Map", symbol: .search, .stack(Tour.map)),
      PagePlan(
        "Letters", symbol: .person, badge: mailbox.unread > 0 ? "\(mailbox.unread)" : nil,
        .stack(Tour.letters)),
      PagePlan("Stay", symbol: .home, .stack(Tour.stay)),
    ])
  )
  .pager(.tabs)
  .route(Tour.self) { page, context in
    Screen(page.rawValue) {
      ButtonNode("Read all") { mailbox.unread = 0 }
      ButtonNode("Next page") { context.navigator.select(.next) }
    }
  }
}
