import NavCore
import NavStyles
import NavThemes

@testable import NavTerminal

/// The destinations of the apps whose keys are tested.
enum KeysPage: Route {
  case list
  case item(Int)

  static let routeName = "keys-page"
}

/// An app of lists that lead on.
@MainActor struct KeysRig {
  let tally = Tally()

  /// - Parameter asks: whether screens ask before they are left.
  func driver(
    _ root: ContainerPlan = .stack(KeysPage.list), columns: Int = 60, rows: Int = 14,
    asks: Bool = false
  ) throws -> TerminalDriver {
    let app = try NavApp("Test", plugins: [BuiltInThemes(), BuiltInStyles()], root: root)
      .route(KeysPage.self) { [tally] page, context in
        let screen = Screen("\(page)") {
          ListNode(count: 30) { number in
            RowNode("row \(number)") { context.navigator.show(KeysPage.item(number)) }
          }
        }
        guard asks else { return screen }
        return screen.guardLeaving { _ in
          tally.log.append("\(page)")
          return .ask(
            Prompt("Leave?", choices: [.init("Leave"), .init("Stay", role: .cancel)])
          ) { $0.label == "Leave" }
        }
      }
    return TerminalDriver(app, columns: columns, rows: rows)
  }
}

extension TerminalDriver {
  /// How many entries the stack in front has.
  var depth: Int { model.front.entries.count }
}
