import NavCore
import NavLayout
import NavTerminal
import Testing

@testable import NavDemo

@Suite("The bars app")
@MainActor struct BarsAppTests {
  private func driver(_ bar: String? = nil) throws -> TerminalDriver {
    var options = try SampleOptions.standard()
    options.bar = bar
    return TerminalDriver(try SampleApp.bars.make(options), columns: 60, rows: 24)
  }

  @Test("Lists every bar that is registered, and shows each on its screens")
  func list() throws {
    let driver = try driver()
    let names = driver.model.app.registry.bars.names
    for (index, name) in names.enumerated() {
      driver.perform(.home)
      driver.press(.home)
      for _ in 0..<index { driver.press(.down) }
      #expect(driver.focus == name)
      driver.press(.enter)
      #expect(driver.frame.frontStack?.bar?.style == name)
    }
  }

  @Test("Where a bar is asked for, all screens have it")
  func asked() throws {
    let driver = try driver("breadcrumb")
    driver.press(.enter)
    driver.press(.enter)
    #expect(driver.frame.frontStack?.bar?.style == "breadcrumb")
    #expect(driver.text[0].contains("Bars › Step 1 › Step 2"))
  }

  @Test("Its items work: rows are added, work goes on, rows are found")
  func items() throws {
    let driver = try driver("back-and-home")
    driver.press(.enter)
    driver.press(.character("/"))
    driver.type("row 31")
    #expect(!driver.text.contains { $0.contains("Row 31") })
    for _ in 0..<6 { driver.press(.backspace) }
    #expect(driver.text.contains { $0.contains("Row 1 of step 1") })
    let bar = try #require(driver.frame.frontStack?.container)
    #expect(
      driver.accessElements(inBarOf: bar).map(\.label)
        == ["Back to Bars", "Step 1", "title", "Add a row", "Work", "Home", "Search the rows"])
  }
}
