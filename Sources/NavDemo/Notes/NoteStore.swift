import Foundation
import Observation

/// The notes of an app: loaded from a source, changed in memory, and saved after each change.
@MainActor @Observable
final class NoteStore {
  /// What there is to show; `loading` before the first call of `load()` too.
  private(set) var state: State = .loading

  /// Why the last save failed, in words, or nil if it did not.
  private(set) var saveProblem: String?

  /// Whether memory holds changes that the source doesn't have yet.
  var hasUnsavedChanges: Bool { revision != savedRevision }

  @ObservationIgnored private let source: any NoteSource
  @ObservationIgnored private var loads = 0
  @ObservationIgnored private var lastSave: Task<Void, any Error>?
  private var revision = 0
  private var savedRevision = 0

  init(source: any NoteSource) {
    self.source = source
  }

  /// A store of the notes in this file, or of sample notes in memory if there is none.
  convenience init(path: RawPath?) {
    self.init(source: path.map(FileNoteSource.init(path:)) ?? MemoryNoteSource())
  }

  /// Loads the notes, again if they are loaded; of several calls at once the last one counts.
  ///
  /// While memory holds changes that aren't saved, nothing happens, so that none is lost.
  func load() async {
    guard !hasUnsavedChanges else { return }
    loads += 1
    let number = loads
    state = .loading
    let result: State
    do {
      result = .loaded(Self.newestFirst(try await source.load()))
    } catch is CancellationError {
      result = .failed("\(NoteProblem.cancelled)")
    } catch {
      result = .failed("\(error)")
    }
    if number == loads { state = result }
  }

  /// Loads the notes unless that was begun before.
  func loadIfNeeded() async {
    if loads == 0 { await load() }
  }

  /// Adds a note and saves.
  ///
  /// - Parameters:
  ///   - text: All of its text.
  ///   - modified: Now, in seconds since 1970.
  ///   - id: Its identity; a note that has it already is replaced.
  /// - Throws: `NoteProblem.notLoaded`, or what the source throws; the note is then still added.
  @discardableResult
  func add(_ text: String, modified: Int, id: UUID = UUID()) async throws -> Note {
    let note = Note(id: id, text: text, modified: modified)
    try await save(note)
    return note
  }

  /// Puts a note in the place of the one with its identity, or adds it, and saves.
  ///
  /// - Throws: `NoteProblem.notLoaded`, or what the source throws; memory then keeps the edit.
  func save(_ note: Note) async throws {
    try change { notes in
      notes.removeAll { $0.id == note.id }
      notes.append(note)
    }
    try await saveChanges()
  }

  /// Deletes the note of that identity, if there is one, and saves.
  ///
  /// - Throws: `NoteProblem.notLoaded`, or what the source throws; memory then is without the note.
  func delete(_ id: UUID) async throws {
    try change { $0.removeAll { $0.id == id } }
    try await saveChanges()
  }

  /// Saves what memory holds, such as after a save that failed; does nothing if all is saved.
  ///
  /// Saves follow one another and each writes the newest state, so an older one never wins. A save
  /// that has begun runs to its end, also if the caller's task is cancelled.
  ///
  /// - Throws: What the source throws.
  func saveChanges() async throws {
    guard hasUnsavedChanges else { return }
    let needed = revision
    let previous = lastSave
    let save = Task { [self] in
      // Whether the one before succeeded matters to who asked for it; this one writes everything.
      _ = await previous?.result
      guard savedRevision < needed, let notes = state.notes else { return }
      let written = revision
      do {
        try await source.save(notes)
        savedRevision = written
        saveProblem = nil
      } catch {
        saveProblem = Printable.text("\(error)")
        throw error
      }
    }
    lastSave = save
    try await save.value
  }

  private func change(_ body: (inout [Note]) -> Void) throws {
    guard var notes = state.notes else { throw NoteProblem.notLoaded }
    let old = notes
    body(&notes)
    notes = Self.newestFirst(notes)
    guard notes != old else { return }
    state = .loaded(notes)
    revision += 1
  }

  /// The notes by time, and those of one second by identity, so that the order is always the same.
  private static func newestFirst(_ notes: [Note]) -> [Note] {
    notes.sorted { left, right in
      if left.modified != right.modified { return left.modified > right.modified }
      return left.id.uuidString < right.id.uuidString
    }
  }
}
