import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Composing a note")
struct NotesComposingTests {
  private func composing(_ text: String) async throws -> (TerminalDriver, NoteStore) {
    let (driver, store) = try TerminalDriver.notes()
    await driver.settle()
    try await driver.use("New note", by: .up)
    #expect(driver.model.tree.presentations.map(\.kind) == [.sheet])
    #expect(driver.focus == "Write here")
    driver.type(text)
    return (driver, store)
  }

  @Test("What is saved is shown, and is the first of the list")
  func saving() async throws {
    let (driver, store) = try await composing("Eggs\nten of them")
    try await driver.use("Save")
    #expect(driver.model.tree.presentations.isEmpty)
    #expect(driver.bar?.title == "Eggs")
    #expect(driver.shows("ten of them"))
    #expect(TerminalDriver.titles(store) == ["Eggs", "Milk", "Bread"])
    driver.press(.escape)
    #expect(driver.bar?.title == "Notes")
  }

  @Test("An empty sheet can't be saved, and closes without a question")
  func empty() async throws {
    let (driver, store) = try await composing("")
    #expect(driver.frame.frontStack?.body.buttons.map(\.isEnabled) == [false])
    driver.press(.escape)
    #expect(driver.model.tree.presentations.isEmpty)
    #expect(TerminalDriver.titles(store) == ["Milk", "Bread"])
  }

  @Test("A sheet on which something was written asks before it closes")
  func closing() async throws {
    let (driver, store) = try await composing("Eggs")
    try await driver.use("Close", by: .up)
    #expect(driver.shows("Discard changes?"))
    driver.press(.enter)
    await driver.settle()
    #expect(driver.shows("Eggs"))
    driver.press(.escape)
    await driver.settle()
    try await driver.use("Discard", by: .right)
    #expect(driver.model.tree.presentations.isEmpty)
    #expect(TerminalDriver.titles(store) == ["Milk", "Bread"])
  }
}
