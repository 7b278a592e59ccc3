import Foundation
import Testing

@testable import NavDemo

@MainActor @Suite("The store of notes")
struct NoteStoreTests {
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

  @Test("Without a file it holds the samples, after loading")
  func memory() async {
    let store = NoteStore(path: nil)
    #expect(store.state == .loading)
    #expect(store.notes(matching: "").isEmpty)
    await store.load()
    #expect(store.state == .loaded(Note.samples))
  }

  @Test("It is loading until the source has answered")
  func slow() async {
    let source = GatedSource()
    let store = NoteStore(source: source)
    let load = Task { await store.load() }
    await source.waitForLoads(1)
    #expect(store.state == .loading)
    await source.answerLoad(0, .success([]))
    await load.value
    #expect(store.state == .loaded([]))
  }

  @Test("A failed load says why, and loading again recovers")
  func retry() async throws {
    let source = GatedSource()
    let store = NoteStore(source: source)
    let first = Task { await store.load() }
    await source.waitForLoads(1)
    await source.answerLoad(0, .failure(problem))
    await first.value
    #expect(store.state == .failed("No disk. Expected one. Buy one."))
    await #expect(throws: NoteProblem.notLoaded) { try await store.add("x", modified: 1) }
    let second = Task { await store.load() }
    await source.waitForLoads(2)
    #expect(store.state == .loading)
    await source.answerLoad(1, .success(Note.samples))
    await second.value
    #expect(store.state == .loaded(Note.samples))
    #expect(await source.savedNotes.isEmpty)
  }

  @Test("Of two loads at once the later one counts, whichever ends first")
  func overlappingLoads() async {
    let source = GatedSource()
    let store = NoteStore(source: source)
    let first = Task { await store.load() }
    await source.waitForLoads(1)
    let second = Task { await store.load() }
    await source.waitForLoads(2)
    await source.answerLoad(1, .success(Note.samples))
    await second.value
    await source.answerLoad(0, .failure(problem))
    await first.value
    #expect(store.state == .loaded(Note.samples))
  }

  @Test("A cancelled load can be repeated")
  func cancelledLoad() async {
    let source = GatedSource()
    let store = NoteStore(source: source)
    let load = Task { await store.load() }
    await source.waitForLoads(1)
    await source.answerLoad(0, .failure(CancellationError()))
    await load.value
    #expect(store.state == .failed("\(NoteProblem.cancelled)"))
  }

  @Test("Search finds text without regard to case, accents, width and script")
  func search() async {
    let store = await loadedStore()
    #expect(titles(store, "SAINT-EXUPERY") == ["Books to read"])
    #expect(titles(store, " zoe ") == ["Pack for the weekend 🏔️"])
    #expect(titles(store, "ＣＡＦＥ") == ["Pack for the weekend 🏔️"])
    #expect(titles(store, "抹茶") == ["京都のお茶"])
    #expect(titles(store, "ДОСТОЕВСКИЙ") == ["Books to read"])
    #expect(titles(store, "يقدم") == ["وصفة الحمّص"])
    #expect(titles(store, "🌱") == ["Plants 🌱"])
    #expect(titles(store, "nowhere").isEmpty)
    #expect(titles(store, " \n") == Note.samples.map(\.title))
  }
}
