import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("The catalogue")
struct CatalogueAppTests {
  /// Collects what was opened.
  final class Opened: Sendable {
    @MainActor var apps: [SampleApp] = []
  }

  @Test("Lists all apps with name and summary, and says how to get help and how to quit")
  func list() async throws {
    let driver = TerminalDriver(try SampleApp.catalogue.make(.standard()), columns: 100, rows: 40)
    for app in SampleApp.catalogued {
      #expect(driver.shows(app.title))
      #expect(driver.shows(app.summary))
    }
    #expect(driver.shows("? shows the keys, q quits"))
  }

  @Test("The greeting takes one line, even in forty columns")
  func greeting() async throws {
    let driver = TerminalDriver(try SampleApp.catalogue.make(.standard()), columns: 40, rows: 12)
    #expect(driver.text.filter { $0.contains("Hello") }.map(\.count) == [35])
    #expect(driver.shows("q quits."))
  }

  @Test("Choosing an app hands it over", arguments: SampleApp.catalogued)
  func opening(app: SampleApp) async throws {
    let opened = Opened()
    var options = try SampleOptions.standard()
    options.open = { opened.apps.append($0) }
    let driver = TerminalDriver(try SampleApp.catalogue.make(options))
    try await driver.use(app.title)
    #expect(opened.apps == [app])
    #expect(!driver.isFinished)
  }

  @Test("It can be quit")
  func quitting() async throws {
    let driver = TerminalDriver(try SampleApp.catalogue.make(.standard()))
    driver.press(.character("q"))
    #expect(driver.isFinished)
  }
}
