import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("The home app")
struct HomeAppTests {
  private func driver(bar: String? = nil, depth: Int = 0) throws -> TerminalDriver {
    var options = try SampleOptions.standard()
    options.bar = bar
    let driver = TerminalDriver(try SampleApp.home.make(options), columns: 60, rows: 16)
    for _ in 0..<depth { driver.press(.enter) }
    return driver
  }

  @Test("Home has title and home, the next screens have back, title and home")
  func bars() throws {
    let driver = try driver()
    #expect(driver.bar?.style == "title")
    #expect(driver.bar?.title == "Home")
    #expect(driver.bar?.back == nil)
    for depth in 1...4 {
      driver.press(.enter)
      #expect(driver.bar?.style == "back-and-home")
      #expect(driver.bar?.backTitle == HomePage.allCases[depth - 1].title)
      #expect(driver.bar?.trailing == ["Home"])
      #expect(driver.path.count == depth + 1)
    }
  }

  @Test("Back and home lead to the same from the first screen, and differ from the second on")
  func backAndHome() throws {
    for depth in 1...5 {
      let back = try driver(depth: depth)
      back.press(.escape)
      #expect(back.path.count == depth)
      let home = try driver(depth: depth)
      home.press(.character("h"))
      #expect(home.path == ["home"])
      #expect((back.path == home.path) == (depth == 1))
    }
  }

  @Test("The buttons of the bar do what the keys do")
  func buttons() async throws {
    let driver = try driver(depth: 3)
    try await driver.use("Back to The Lane", by: .up)
    #expect(driver.path == ["home", "gate", "lane"])
    try await driver.use("Home", by: .tab)
    #expect(driver.path == ["home"])
  }

  @Test("A bar chosen by name is on all screens", arguments: ["title", "back-and-home"])
  func chosenBar(name: String) throws {
    let driver = try driver(bar: name)
    for _ in 0...4 {
      #expect(driver.bar?.style == name)
      driver.press(.enter)
    }
  }

  @Test("The walk has an end, from which it only goes back")
  func end() throws {
    let driver = try driver(depth: 5)
    #expect(driver.path == HomePage.allCases.map(\.rawValue))
    #expect(driver.focus == nil)
    driver.press(.up)
    #expect(driver.focus == "Back to The Hill")
  }
}
