import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("A store of notes that are not its own alone")
struct NoteStoreSharingTests {
  @Test("A source that others change all the time is given up, and the edit is kept")
  func givenUp() async throws {
    let conflict = NoteProblem(changed: .root)
    let source = FailingSource(failsToSave: true, problem: conflict)
    let store = NoteStore(source: source)
    await store.load()
    await #expect(throws: conflict) { try await store.add("a", modified: 1) }
    #expect(store.saveProblem == conflict.description)
    await source.recover()
    try await store.saveChanges()
    #expect(await source.notes.map(\.title) == ["Milk", "Bread", "a"])
  }

  @Test("A draft keeps what came in for its note while it was written")
  func draft() async throws {
    let store = NoteStore(source: MemoryNoteSource(.two))
    await store.load()
    let bread = [Note].two[1]
    let draft = NoteDraft(of: bread.id, in: store) { 300 }
    draft.text = "Bread and butter"
    try await store.save(Note(id: bread.id, text: "Bread from elsewhere", modified: 200))
    try await draft.save()
    #expect(
      TerminalDriver.titles(store) == ["Bread and butter", "Bread from elsewhere", "Milk"])
    draft.text = "Bread and jam"
    try await draft.save()
    #expect(TerminalDriver.titles(store) == ["Bread and jam", "Bread from elsewhere", "Milk"])
  }
}
