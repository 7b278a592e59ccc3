import NavCore
import Testing

@testable import NavTerminal

@Suite("One sees which column the keys are for")
@MainActor struct ActiveColumnTests {
  private let plan = ContainerPlan.columns(sidebar: KeysPage.list, detail: KeysPage.item(0))

  private func driver(hasColor: Bool = true) throws -> TerminalDriver {
    let rig = KeysRig()
    guard !hasColor else { return try rig.driver(plan, columns: 120) }
    var options = TerminalOptions()
    options.hasColor = false
    let app = try rig.driver(plan).model.app
    return TerminalDriver(app, columns: 120, rows: 14, options: options)
  }

  /// The looks of the titles of both columns.
  private func titles(_ driver: TerminalDriver) throws -> [TerminalDriver.Look] {
    try ["list", "item(0)"].map { title in
      let row = Array(driver.text[0])
      let column = try #require(
        row.indices.first { row[$0...].starts(with: title) })
      return driver.look(column: column, row: 0)
    }
  }

  @Test("the title of the other column is held back, and can still be read")
  func titles() throws {
    let driver = try driver()
    let before = try titles(driver)
    driver.press(.tab)
    let after = try titles(driver)
    #expect(before[0] == after[1] && before[1] == after[0] && before[0] != before[1])
    #expect(before[0].isBold && !before[1].isBold)
    for look in before {
      let (ink, ground) = (try #require(look.ink), try #require(look.ground))
      #expect(ink.contrast(with: ground) >= 4.5)
    }
  }

  @Test("without colours by its weight")
  func noColor() throws {
    let looks = try titles(try driver(hasColor: false))
    #expect(looks[0].isBold && !looks[1].isBold)
  }
}
