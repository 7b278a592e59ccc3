import NavCore
import NavLayout
import NavTerminal
import Testing

@testable import NavDemo

/// A sample app with pages as a user has it.
@MainActor struct PagesDriver {
  let driver: TerminalDriver

  init(
    _ app: SampleApp, columns: Int = 80, rows: Int = 24, pager: String? = nil
  ) throws {
    var options = try SampleOptions.standard()
    options.pager = pager
    driver = TerminalDriver(try app.make(options), columns: columns, rows: rows)
    driver.finishMotion()
  }

  /// Does what a script says, and waits until nothing moves.
  func run(_ script: String) async throws {
    await driver.run(try Script(parsing: script))
    driver.finishMotion()
  }

  /// The pager in front.
  var pager: PagerFrame? { driver.frame.pagers.last }

  /// The routes of the stack in front, root first, as text.
  var path: [String] { driver.path }

  /// What is in sight of the chrome.
  var chrome: [String] {
    driver.accessElements.filter(\.isInBar).map(\.label)
  }
}
