import Foundation
import Testing

@testable import NavDemo

@MainActor @Suite("Changing notes")
struct NoteStoreSavingTests {
  private let problem = NoteProblem(
    what: "No disk", place: nil, expected: "one", remedy: "Buy one.")

  private func loadedStore(_ notes: [Note] = Note.samples) async -> NoteStore {
    let store = NoteStore(source: MemoryNoteSource(notes))
    await store.load()
    return store
  }

  private func titles(_ store: NoteStore, _ query: String) -> [String] {
    store.notes(matching: query).map(\.title)
  }

  @Test("Added, edited and deleted notes keep the order from new to old")
  func changes() async throws {
    let store = await loadedStore([])
    let old = try await store.add("old", modified: 10)
    let new = try await store.add("new", modified: 20)
    #expect(titles(store, "") == ["new", "old"])
    try await store.save(Note(id: old.id, text: "edited", modified: 30))
    #expect(titles(store, "") == ["edited", "new"])
    try await store.delete(new.id)
    try await store.delete(new.id)
    #expect(titles(store, "") == ["edited"])
    #expect(store.note(new.id) == nil)
    #expect(!store.hasUnsavedChanges)
    await store.load()
    #expect(titles(store, "") == ["edited"])
  }

  @Test("A failed save keeps the edit in memory, and loading doesn't lose it")
  func failedSave() async throws {
    let source = GatedSource()
    let store = NoteStore(source: source)
    let load = Task { await store.load() }
    await source.waitForLoads(1)
    await source.answerLoad(0, .success([]))
    await load.value

    let save = Task { try await store.add("kept", modified: 1) }
    await source.waitForSaves(1)
    await source.answerSave(0, .failure(problem))
    await #expect(throws: problem) { try await save.value }
    #expect(titles(store, "") == ["kept"])
    #expect(store.hasUnsavedChanges)
    await store.load()
    #expect(titles(store, "") == ["kept"])

    let again = Task { try await store.saveChanges() }
    await source.waitForSaves(2)
    await source.answerSave(1)
    try await again.value
    #expect(!store.hasUnsavedChanges)
    #expect(await source.savedNotes.last?.map(\.title) == ["kept"])
  }

  @Test("Saves follow one another, and the last one writes the newest state")
  func overlappingSaves() async throws {
    let source = GatedSource()
    let store = NoteStore(source: source)
    let load = Task { await store.load() }
    await source.waitForLoads(1)
    await source.answerLoad(0, .success([]))
    await load.value

    let first = Task { try await store.add("1", modified: 1) }
    await source.waitForSaves(1)
    let second = Task { try await store.add("2", modified: 2) }
    let third = Task { try await store.add("3", modified: 3) }
    while store.notes(matching: "").count < 3 { await Task.yield() }
    #expect(await source.savedNotes.count == 1)
    await source.answerSave(0)
    _ = try await first.value
    #expect(store.hasUnsavedChanges)
    await source.waitForSaves(2)
    await source.answerSave(1)
    _ = try await second.value
    _ = try await third.value
    #expect(await source.savedNotes.map { $0.map(\.title) } == [["1"], ["3", "2", "1"]])
    #expect(!store.hasUnsavedChanges)
  }
}
