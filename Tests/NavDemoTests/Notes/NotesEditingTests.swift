import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Editing notes")
struct NotesEditingTests {
  /// The editor of the note “Bread”, in which a word was added.
  private func edited(columns: Int = 60) async throws -> (TerminalDriver, NoteStore) {
    let (driver, store) = try TerminalDriver.notes(columns: columns)
    await driver.settle()
    try await driver.use("Bread")
    try await driver.use("Edit")
    #expect(driver.focus == "Write here")
    driver.type(" and butter")
    #expect(driver.shows("Bread and butter"))
    return (driver, store)
  }

  @Test("A note that was not changed is left without a question")
  func unchanged() async throws {
    let (driver, _) = try TerminalDriver.notes()
    await driver.settle()
    try await driver.use("Bread")
    try await driver.use("Edit")
    driver.type("x")
    driver.press(.backspace)
    driver.press(.escape)
    #expect(driver.bar?.title == "Bread")
    #expect(driver.model.prompt == nil)
  }

  @Test("An edited note is not left without the question “Discard changes?”")
  func asked() async throws {
    let (driver, _) = try await edited()
    driver.press(.escape)
    await driver.settle()
    let prompt = try #require(driver.model.prompt)
    #expect(prompt.title == "Discard changes?")
    #expect(prompt.choices.map(\.label) == ["Keep editing", "Save", "Discard"])
    #expect(prompt.choices.map(\.role) == [.cancel, .normal, .destructive])
    #expect(driver.bar?.title == "Edit")
  }

  @Test("Whoever keeps editing has everything as it was", arguments: [true, false])
  func kept(byEscape: Bool) async throws {
    let (driver, store) = try await edited()
    driver.press(.escape)
    await driver.settle()
    driver.press(byEscape ? .escape : .enter)
    await driver.settle()
    #expect(driver.model.prompt == nil)
    #expect(driver.bar?.title == "Edit")
    #expect(driver.shows("Bread and butter"))
    driver.type("!")
    #expect(driver.shows("Bread and butter!"))
    #expect(TerminalDriver.titles(store) == ["Milk", "Bread"])
  }

  @Test("Whoever discards is led back, and the note is what it was")
  func discarded() async throws {
    let (driver, store) = try await edited()
    driver.press(.escape)
    await driver.settle()
    try await driver.use("Discard", by: .right)
    #expect(driver.bar?.title == "Bread")
    #expect(TerminalDriver.titles(store) == ["Milk", "Bread"])
    try await driver.use("Edit")
    #expect(!driver.shows("butter"))
  }

  @Test("Whoever saves is led back, and the note is changed")
  func saved() async throws {
    let (driver, store) = try await edited()
    driver.press(.escape)
    await driver.settle()
    try await driver.use("Save", by: .right)
    #expect(driver.bar?.title == "Bread and butter")
    #expect(TerminalDriver.titles(store) == ["Bread and butter", "Milk"])
    #expect(!store.hasUnsavedChanges)
  }

  @Test("The button saves and leads back without a question")
  func button() async throws {
    let (driver, store) = try await edited()
    try await driver.use("Save")
    #expect(driver.model.prompt == nil)
    #expect(driver.bar?.title == "Bread and butter")
    #expect(TerminalDriver.titles(store) == ["Bread and butter", "Milk"])
  }

  @Test("The question comes whatever the way out: home, another note, quitting")
  func ways() async throws {
    let ways: [(NavigationModel) -> Void] = [
      { $0.perform(Move(.home, in: $0.front.container, cause: .user)) },
      { $0.root.show(NotesPage.placeholder) },
      { $0.perform(Move(.close, in: $0.front.container, cause: .user)) },
    ]
    for leave in ways {
      let (driver, store) = try await edited(columns: 120)
      leave(driver.model)
      await driver.settle()
      #expect(driver.shows("Discard changes?"))
      driver.press(.enter)
      await driver.settle()
      #expect(!driver.isFinished)
      #expect(driver.shows("Bread and butter"))
      #expect(TerminalDriver.titles(store) == ["Milk", "Bread"])
    }
  }

  @Test("Quitting goes on after the changes are discarded")
  func quitting() async throws {
    let (driver, _) = try await edited()
    driver.model.perform(Move(.close, in: driver.model.front.container, cause: .user))
    await driver.settle()
    try await driver.use("Discard", by: .right)
    #expect(driver.isFinished)
  }
}
