import Foundation
import Observation

/// The notes of an app: loaded from a source, changed in memory, and saved after each change.
///
/// What others save in the meantime is brought together with what was changed here; see `NoteMerge`.
@MainActor @Observable
final class NoteStore {
  /// What there is to show; `loading` before the first call of `load()` too.
  private(set) var state: State = .loading

  /// Why the last save failed, in words, or nil if it did not.
  private(set) var saveProblem: String?

  /// Whether memory holds changes that the source doesn't have yet.
  var hasUnsavedChanges: Bool { revision != savedRevision }

  /// How often a save begins anew because others save at the same time.
  private static let mergeLimit = 8

  @ObservationIgnored private let source: any NoteSource
  @ObservationIgnored private var loads = 0
  @ObservationIgnored private var lastSave: Task<Void, any Error>?
  /// What the source kept when it was last read or written here.
  @ObservationIgnored private var kept = NoteSnapshot(notes: [])
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
    let result: Result<NoteSnapshot, any Error>
    do {
      result = .success(try await source.load())
    } catch {
      result = .failure(error is CancellationError ? NoteProblem.cancelled : error)
    }
    guard number == loads else { return }
    switch result {
    case .success(let snapshot):
      kept = snapshot
      state = .loaded(Self.newestFirst(snapshot.notes))
    case .failure(let error): state = .failed("\(error)")
    }
  }

  /// Loads the notes unless that was begun before.
  func loadIfNeeded() async {
    if loads == 0 { await load() }
  }

  /// Changes the notes in memory.
  ///
  /// - Throws: `NoteProblem.notLoaded`.
  func change(_ body: (inout [Note]) -> Void) throws {
    guard var notes = state.notes else { throw NoteProblem.notLoaded }
    let old = notes
    body(&notes)
    notes = Self.newestFirst(notes)
    guard notes != old else { return }
    state = .loaded(notes)
    revision += 1
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
      guard savedRevision < needed else { return }
      do {
        try await write()
        saveProblem = nil
      } catch {
        saveProblem = Printable.text("\(error)")
        throw error
      }
    }
    lastSave = save
    try await save.value
  }

  /// Writes the newest state, into which goes first what others have saved in the meantime.
  private func write(rounds: Int = mergeLimit) async throws {
    guard let notes = state.notes else { return }
    let written = revision
    do {
      let version = try await source.save(notes, over: kept.version)
      kept = NoteSnapshot(notes: notes, version: version)
      savedRevision = written
    } catch let conflict as NoteProblem where conflict.isConflict && rounds > 1 {
      try await merge()
      try await write(rounds: rounds - 1)
    }
  }

  private func merge() async throws {
    let theirs: NoteSnapshot
    do {
      theirs = try await source.load()
    } catch let problem as NoteProblem {
      throw NoteProblem(merging: problem)
    }
    try change { notes in
      notes = NoteMerge.notes(base: kept.notes, mine: notes, theirs: theirs.notes)
    }
    kept = theirs
  }
}
