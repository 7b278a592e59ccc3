import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("When notes can't be saved")
struct NotesFailureTests {
  private let source = FailingSource(failsToSave: true)

  /// The note “Bread” was edited, saving it failed, and the user is told.
  private func failed() async throws -> (TerminalDriver, NoteStore) {
    let (driver, store) = try TerminalDriver.notes(source)
    await driver.settle()
    try await driver.use("Bread")
    try await driver.use("Edit")
    driver.type(" and butter")
    try await driver.use("Save")
    #expect(driver.model.tree.presentations.map(\.kind) == [.alert])
    #expect(driver.shows("Not saved"))
    #expect(driver.shows("The disk is full."))
    return (driver, store)
  }

  @Test("The user is told why, stays in the editor, and loses nothing")
  func told() async throws {
    let (driver, store) = try await failed()
    try await driver.use("OK", by: .right)
    #expect(driver.model.tree.presentations.isEmpty)
    #expect(driver.bar?.title == "Edit")
    #expect(driver.shows("Bread and butter"))
    #expect(TerminalDriver.titles(store) == ["Bread and butter", "Milk"])
    #expect(store.hasUnsavedChanges)
  }

  @Test("Trying again saves and leads back, once it can be saved")
  func again() async throws {
    let (driver, store) = try await failed()
    try await driver.use("Try again")
    #expect(driver.shows("Not saved"))
    await source.recover()
    try await driver.use("Try again")
    #expect(driver.bar?.title == "Bread and butter")
    #expect(!store.hasUnsavedChanges)
    #expect(await source.notes.map(\.title) == ["Bread and butter", "Milk"])
  }

  @Test("The list says that something is not saved, and saves it when asked")
  func list() async throws {
    let (driver, store) = try await failed()
    try await driver.use("OK", by: .right)
    driver.press(.escape)
    driver.press(.escape)
    #expect(driver.bar?.title == "Notes")
    await source.recover()
    try await driver.use("Not saved yet", by: .up)
    #expect(!store.hasUnsavedChanges)
    #expect(!driver.shows("Not saved yet"))
  }

  @Test("Saving from the question of the guard stays where it was when it fails")
  func fromGuard() async throws {
    let (driver, store) = try TerminalDriver.notes(source)
    await driver.settle()
    try await driver.use("Bread")
    try await driver.use("Edit")
    driver.type("!")
    driver.press(.escape)
    await driver.settle()
    try await driver.use("Save", by: .right)
    #expect(driver.model.tree.presentations.map(\.kind) == [.alert])
    try await driver.use("OK", by: .right)
    #expect(driver.bar?.title == "Edit")
    #expect(driver.shows("Bread!"))
    #expect(store.hasUnsavedChanges)
  }

  @Test("Quitting tries once more, and asks when that fails too")
  func quitting() async throws {
    let (driver, _) = try await failed()
    try await driver.use("OK", by: .right)
    driver.press(.escape)
    driver.press(.character("q"))
    await driver.settle()
    #expect(driver.shows("Quit without saving?"))
    driver.press(.enter)
    await driver.settle()
    #expect(!driver.isFinished)
    driver.press(.character("q"))
    await driver.settle()
    await source.recover()
    driver.press(.escape)
    await driver.settle()
    driver.press(.character("q"))
    await driver.settle()
    #expect(driver.isFinished)
    #expect(await source.notes.map(\.title) == ["Bread and butter", "Milk"])
  }

  @Test("Quitting while a save goes on waits for its end")
  func waiting() async throws {
    let source = GatedSource()
    let (driver, store) = try TerminalDriver.notes(source)
    await source.waitForLoads(1)
    await source.answerLoad(0, .success(.two))
    await driver.settle()
    try await driver.use("Bread")
    try await driver.use("Edit")
    driver.type("!")
    try driver.focus(on: "Save")
    driver.press(.enter)
    await source.waitForSaves(1)
    driver.model.perform(Move(.close, in: driver.model.front.container, cause: .user))
    for _ in 0..<20 { await Task.yield() }
    #expect(!driver.isFinished)
    await source.answerSave(0)
    try await driver.until { driver.isFinished }
    #expect(!store.hasUnsavedChanges)
  }
}
