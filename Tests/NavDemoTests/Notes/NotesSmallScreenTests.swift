import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Notes on a small screen")
struct NotesSmallScreenTests {
  @Test("The button to save stands apart from the field, and in sight", arguments: [12, 20])
  func editor(rows: Int) async throws {
    let (driver, _) = try TerminalDriver.notes(columns: 40, rows: rows)
    await driver.settle()
    try await driver.use("Bread")
    try await driver.use("Edit")
    for number in 0..<30 { driver.type("\n\(number)") }
    let lines = driver.text
    let button = try #require(lines.firstIndex { $0.contains("Save") })
    #expect(!lines[button - 1].contains { $0 != " " })
    #expect(lines[button - 2].contains { $0 != " " })
    #expect(button < rows)
  }

  @Test(
    "The whole message can be read when saving fails, and the buttons stay in sight",
    arguments: [(64, 12), (40, 12), (80, 24)])
  func alert(columns: Int, rows: Int) async throws {
    let problem = NoteProblem(changed: try #require(RawPath("/home/somebody/notes.json")))
    let source = FailingSource(failsToSave: true, problem: problem)
    let (driver, _) = try TerminalDriver.notes(source, columns: columns, rows: rows)
    await driver.settle()
    try await driver.use("Bread")
    try await driver.use("Edit")
    driver.type("!")
    try await driver.use("Save")
    var seen = ""
    for _ in 0..<10 {
      seen += driver.text.joined(separator: " ")
      #expect(driver.shows("Try again") && driver.shows("OK"))
      driver.press(.pageDown)
    }
    #expect(seen.contains("unchanged."), "\(driver.text.joined(separator: "\n"))")
  }
}
