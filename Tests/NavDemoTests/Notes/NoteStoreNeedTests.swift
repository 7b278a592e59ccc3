import Testing

@testable import NavDemo

@MainActor @Suite("What the store of notes tells its screens")
struct NoteStoreNeedTests {
  @Test("Several screens that need the notes load them once")
  func once() async {
    let source = GatedSource()
    let store = NoteStore(source: source)
    let first = Task { await store.loadIfNeeded() }
    await source.waitForLoads(1)
    await store.loadIfNeeded()
    await source.answerLoad(0, .success(.two))
    await first.value
    await store.loadIfNeeded()
    #expect(store.notes(matching: "").count == 2)
  }

  @Test("Why the last save failed is kept until one succeeds")
  func problem() async throws {
    let source = FailingSource(failsToSave: true)
    let store = NoteStore(source: source)
    await store.load()
    #expect(store.saveProblem == nil)
    await #expect(throws: NoteProblem.self) { try await store.add("a", modified: 1) }
    #expect(store.saveProblem?.hasPrefix("The disk is full.") == true)
    await source.recover()
    try await store.saveChanges()
    #expect(store.saveProblem == nil)
  }
}
