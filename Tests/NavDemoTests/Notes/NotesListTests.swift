import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("The list of notes")
struct NotesListTests {
  @Test("Says that it loads until it has loaded")
  func loading() async throws {
    let source = GatedSource()
    let (driver, _) = try TerminalDriver.notes(source)
    await source.waitForLoads(1)
    #expect(driver.shows("Loading your notes"))
    await source.answerLoad(0, .success(.two))
    await driver.settle()
    #expect(!driver.shows("Loading your notes"))
    #expect(driver.shows("Milk"))
    #expect(driver.shows("and honey"))
    #expect(driver.focus == "Milk")
  }

  @Test("Says why it could not load, and loads when asked again")
  func failure() async throws {
    let source = FailingSource(failsToLoad: true)
    let (driver, _) = try TerminalDriver.notes(source)
    await driver.settle()
    #expect(driver.shows("Your notes could not be loaded"))
    #expect(driver.shows("The disk is full."))
    #expect(driver.focus == "Try again")
    driver.press(.enter)
    await driver.settle()
    #expect(driver.shows("The disk is full."))
    await source.recover()
    driver.press(.enter)
    await driver.settle()
    #expect(driver.shows("Bread"))
  }

  @Test("Nothing new can be written before the notes are loaded")
  func newNeedsNotes() async throws {
    let (driver, _) = try TerminalDriver.notes(FailingSource(failsToLoad: true))
    await driver.settle()
    let new = driver.bar?.node.buttons.first { $0.label == "New note" }
    #expect(new?.isEnabled == false)
  }

  @Test("The field finds notes by their text, and an empty one finds them all")
  func search() async throws {
    let (driver, _) = try TerminalDriver.notes()
    await driver.settle()
    try driver.focus(on: "Search your notes", by: .up)
    driver.type("HONEY")
    #expect(driver.shows("Milk"))
    #expect(!driver.shows("Bread"))
    driver.type("x")
    #expect(driver.shows("No note has that in it."))
    for _ in 0..<6 { driver.press(.backspace) }
    #expect(driver.shows("Milk"))
    #expect(driver.shows("Bread"))
    driver.type("bread")
    driver.press(.down)
    #expect(driver.focus == "Bread")
    driver.press(.enter)
    #expect(driver.bar?.title == "Bread")
    driver.press(.escape)
    #expect(driver.shows("bread"))
  }

  @Test("Without any note it says how to begin one")
  func empty() async throws {
    let (driver, _) = try TerminalDriver.notes(MemoryNoteSource([]))
    await driver.settle()
    #expect(driver.shows("No notes yet."))
    driver.press(.up)
    #expect(driver.focus == "New note")
  }

  @Test("Beside each other, the row of the note that is shown is marked")
  func selection() async throws {
    let (driver, _) = try TerminalDriver.notes(columns: 120)
    await driver.settle()
    #expect(driver.shows("Pick a note to read it."))
    try await driver.use("Bread")
    #expect(driver.selectedRows == ["Bread"])
    driver.resize(columns: 60, rows: 20)
    driver.press(.escape)
    #expect(driver.selectedRows == [])
  }

  @Test("A note is deleted only when the user says so twice")
  func deleting() async throws {
    let (driver, store) = try TerminalDriver.notes()
    await driver.settle()
    try await driver.use("Milk")
    try await driver.use("Delete", by: .right)
    #expect(driver.shows("Delete this note?"))
    driver.press(.enter)
    await driver.settle()
    #expect(driver.bar?.title == "Milk")
    try await driver.use("Delete", by: .right)
    try await driver.use("Delete", by: .right)
    #expect(TerminalDriver.titles(store) == ["Bread"])
    #expect(driver.bar?.title == "Notes")
    #expect(!driver.shows("Milk"))
  }
}
