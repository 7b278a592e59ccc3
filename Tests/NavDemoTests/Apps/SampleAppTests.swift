import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Every sample app")
struct SampleAppTests {
  @Test(
    "Shows its first screen, with something to read, in every size", arguments: SampleApp.allCases)
  func sizes(app: SampleApp) async throws {
    for (columns, rows) in [(40, 12), (60, 30), (80, 24), (120, 30), (200, 60)] {
      let driver = TerminalDriver(
        try app.make(.standard()), columns: columns, rows: rows)
      await driver.settle()
      #expect(driver.bar != nil)
      #expect(driver.text.filter { !$0.isEmpty }.count > 4, "\(app) at \(columns)x\(rows)")
      #expect(driver.frame.frontStack?.bar?.title.isEmpty == false)
    }
  }

  @Test(
    "Is worked by keys also where there is room for a bar and a row", arguments: SampleApp.allCases)
  func tiny(app: SampleApp) async throws {
    for rows in 2...6 {
      let driver = TerminalDriver(try app.make(.standard()), columns: 30, rows: rows)
      await driver.settle()
      for _ in 0..<12 where driver.focus == nil { driver.press(.down) }
      // A page with nothing to press on it leaves that to what is beside it.
      if driver.focus == nil { driver.press(.tab) }
      #expect(driver.focus != nil && driver.focus != "Search your notes", "\(rows) rows")
    }
  }

  @Test("Takes a theme and styles by name", arguments: SampleApp.allCases)
  func styles(app: SampleApp) async throws {
    var options = try SampleOptions.standard()
    options.theme = "rainbow"
    options.bar = "title"
    options.columns = "stack"
    let driver = TerminalDriver(try app.make(options), columns: 120, rows: 30)
    await driver.settle()
    #expect(driver.frame.theme.name == "rainbow")
    #expect(driver.bar?.style == "title")
    #expect(driver.frame.stacks.count == 1)
  }

  @Test("Throws for a name that is not known, and says which are", arguments: SampleApp.allCases)
  func unknown(app: SampleApp) throws {
    var options = try SampleOptions.standard()
    options.theme = "ranbow"
    let error = #expect(throws: RegistryError.self) { try app.make(options) }
    #expect(error?.description.contains("did you mean “rainbow”?") == true)
  }

  @Test("Throws for a path that no file can have", arguments: ["", "a\0b"])
  func paths(path: String) throws {
    var options = try SampleOptions.standard()
    options.path = path
    options.file = path
    #expect(throws: PathProblem(path)) { try SampleApp.files.make(options) }
    let error = #expect(throws: PathProblem.self) { try SampleApp.notes.make(options) }
    #expect(error?.description.contains("\0") == false)
  }

  @Test("Has a name, a title and a summary of one line, and is found by its name")
  func names() {
    for app in SampleApp.allCases {
      #expect(SampleApp.named(app.name) == app)
      #expect(app.title.lowercased() == app.name.split(separator: "-").joined(separator: " "))
      #expect(!app.summary.isEmpty && !app.summary.contains("\n"))
    }
    #expect(
      SampleApp.catalogued == [
        .rainbow, .home, .bars, .library, .notes, .files, .managed, .pager, .verticalPager,
        .onboarding, .tabs, .attachedTabs, .segmented,
      ])
    #expect(SampleApp.named("nothing") == nil)
  }
}
