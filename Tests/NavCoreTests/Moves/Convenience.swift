import NavCore
import Testing

/// A way to ask a navigator for a move; each has something to do in a stack of home, item-1 and a
/// screen, in the front column of the first of two pages, below a presentation.
struct Convenience: Sendable, CustomTestStringConvertible {
  typealias Ask = @MainActor @Sendable (any Navigator, Bool, @escaping MoveCompletion) -> Outcome

  let testDescription: String
  let ask: Ask

  init(_ name: String, _ ask: @escaping Ask) {
    testDescription = name
    self.ask = ask
  }

  static let plan = ContainerPlan.pager([
    .columns([
      .init(.sidebar, .stack(.to(Page.home), path: [.to(Page.item(1)), .screen(Screen("") {})])),
      .init(.detail, .to(Page.blank)),
    ]), .stack(Page.home),
  ])

  static let all = [
    Convenience("push") { $0.push(Page.item(9), animated: $1, then: $2) },
    Convenience("push a screen") { $0.push(Screen("") {}, animated: $1, then: $2) },
    Convenience("pop") { $0.pop(animated: $1, then: $2) },
    Convenience("pop to a match") { $0.pop(to: .type(Page.self), animated: $1, then: $2) },
    Convenience("pop to a route") { $0.pop(to: Page.item(1), animated: $1, then: $2) },
    Convenience("pop to a type") { $0.pop(to: Page.self, animated: $1, then: $2) },
    Convenience("pop to an entry") { $0.pop(to: $0.entries[0].id, animated: $1, then: $2) },
    Convenience("pop to root") { $0.popToRoot(animated: $1, then: $2) },
    Convenience("replace") { $0.replace(with: Page.item(9), animated: $1, then: $2) },
    Convenience("replace by a screen") { $0.replace(with: Screen("") {}, animated: $1, then: $2) },
    Convenience("set path") { $0.setPath([], animated: $1, then: $2) },
    Convenience("insert") { $0.insert([Page.item(9)], at: 1, animated: $1, then: $2) },
    Convenience("remove") { $0.remove(.route(Page.item(1)), animated: $1, then: $2) },
    Convenience("transfer") { $0.transfer($0.entries[1].id, to: $0, animated: $1, then: $2) },
    Convenience("show") { $0.show(Page.item(9), animated: $1, then: $2) },
    Convenience("front") { $0.front(.detail, animated: $1, then: $2) },
    Convenience("set column") { $0.setColumn(.detail, .shown, animated: $1, then: $2) },
    Convenience("toggle column") { $0.toggleColumn(.detail, animated: $1, then: $2) },
    Convenience("select") { $0.select(.next, animated: $1, then: $2) },
    Convenience("present") { $0.present(Page.item(9), animated: $1, then: $2) },
    Convenience("present a screen") { $0.present(Screen("") {}, animated: $1, then: $2) },
    Convenience("present a plan") { $0.present(.twoColumns, animated: $1, then: $2) },
    Convenience("dismiss") { $0.dismiss(.top, animated: $1, then: $2) },
    Convenience("perform") { $0.perform(.pop(1), animated: $1, cause: .code, then: $2) },
  ]
}

extension NavigationModel {
  /// The navigator that a convenience is asked of.
  func prepared() -> any Navigator {
    root.present(Page.item(5))
    return navigator(of: tree.frontStack(in: tree.root))
  }
}
