import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("The rainbow app")
struct RainbowAppTests {
  private func driver(_ columns: Int, _ rows: Int = 30) throws -> TerminalDriver {
    TerminalDriver(try SampleApp.rainbow.make(.standard()), columns: columns, rows: rows)
  }

  private let yellow = "down; down; enter"

  @Test("The list has a row of three lines for each colour, with the mark that it leads on")
  func list() throws {
    let driver = try driver(60)
    #expect(driver.bar?.title == "Rainbow Colors")
    for (index, color) in RainbowColor.allCases.enumerated() {
      let row = Array(driver.text[(1 + 3 * index)...].prefix(3))
      #expect(row[0].contains(color.name))
      #expect(row[0].hasSuffix("›"))
      #expect(row[1].contains(color.details.prefix(12)))
      #expect(row[2].hasSuffix("…"))
    }
  }

  @Test("In a narrow terminal the page takes the place of the list, and back leads there")
  func narrow() async throws {
    let driver = try driver(60)
    await driver.run(try Script(parsing: yellow))
    #expect(driver.bar?.title == "Yellow")
    #expect(driver.bar?.backTitle == "Rainbow Colors")
    #expect(driver.frame.stacks.count == 1)
    #expect(driver.shows("Yellow occupies a thin band"))
    #expect(driver.shows("570–590 nm"))
    driver.press(.escape)
    #expect(driver.bar?.title == "Rainbow Colors")
    #expect(driver.focus == "Yellow")
    #expect(driver.selectedRows == [])
  }

  @Test("In a wide terminal the list stays beside the page, and marks its row")
  func wide() async throws {
    let driver = try driver(120)
    #expect(driver.shows("Pick a colour to read about it."))
    #expect(driver.selectedRows == [])
    await driver.run(try Script(parsing: yellow))
    #expect(driver.frame.stacks.compactMap(\.bar?.title) == ["Rainbow Colors", "Yellow"])
    #expect(driver.bar?.title == "Yellow")
    #expect(driver.selectedRows == ["Yellow"])
    driver.press(.tab)
    driver.press(.down)
    driver.press(.enter)
    #expect(driver.selectedRows == ["Green"])
    driver.resize(columns: 60, rows: 30)
    #expect(driver.bar?.title == "Green")
    driver.press(.escape)
    #expect(driver.selectedRows == [])
  }

  @Test(
    "On a page the bar takes the page's colour, and all in it can be read",
    arguments: RainbowColor.allCases, [Traits.Scheme.light, .dark])
  func tint(color: RainbowColor, scheme: Traits.Scheme) throws {
    var options = TerminalOptions()
    options.scheme = scheme
    let driver = TerminalDriver(
      try SampleApp.rainbow.make(.standard()), columns: 60, rows: 30, options: options)
    try driver.focus(on: color.name)
    driver.press(.enter)
    let ground = driver.frame.theme.palette(for: driver.frame.traits).color(color.paint)
    for column in 0..<60 {
      let look = driver.look(column: column, row: 0)
      guard !driver.text(column: column, row: 0).allSatisfy({ $0 == " " }) else { continue }
      let ink = try #require(look.ink)
      let behind = try #require(look.ground)
      #expect(ink.contrast(with: behind) >= 4.5, "\(color) \(scheme) column \(column)")
    }
    #expect(driver.look(column: 45, row: 0).ground == ground)
  }

  @Test("Five colours are the theme's own; indigo and violet bring theirs")
  func paints() {
    #expect(RainbowColor.red.paint == .role(.red))
    #expect(RainbowColor.blue.paint == .role(.blue))
    #expect(RainbowColor.indigo.paint == .color(RGBColor(75, 0, 130)))
    #expect(RainbowColor.violet.paint == .color(RGBColor(159, 0, 255)))
  }

  @Test("The whole description can be read, in every size")
  func wholeText() async throws {
    for (columns, rows) in [(40, 12), (60, 30), (120, 30)] {
      let driver = try driver(columns, rows)
      await driver.run(try Script(parsing: yellow))
      for _ in 0..<60 { driver.press(.down) }
      #expect(driver.shows("see it as yellow."), "\(columns)x\(rows)")
    }
  }
}
