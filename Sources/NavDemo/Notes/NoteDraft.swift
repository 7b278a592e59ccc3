import Foundation
import Observation

/// What the user writes in a note, until it is saved or discarded.
@MainActor @Observable final class NoteDraft {
  /// The identity of the note, also of one that is not there yet.
  let id: UUID

  /// Whether it is being saved right now.
  private(set) var isSaving = false

  @ObservationIgnored private let store: NoteStore
  @ObservationIgnored private let now: @Sendable () -> Int
  private var edited: String?
  /// The note as it was when the user began to write.
  @ObservationIgnored private var origin: Note?

  /// - Parameter now: the time in seconds since 1970.
  init(of id: UUID, in store: NoteStore, now: @escaping @Sendable () -> Int) {
    self.id = id
    self.store = store
    self.now = now
  }

  /// The text as it is written so far.
  var text: String {
    get { edited ?? kept }
    set {
      if edited == nil { origin = store.note(id) }
      edited = newValue
    }
  }

  /// Whether something would be lost without the draft.
  var isChanged: Bool { edited.map { $0 != kept } ?? false }

  /// Puts the text into the note and saves.
  ///
  /// - Throws: what the store throws; the note then has the text in memory.
  func save() async throws {
    isSaving = true
    defer { isSaving = false }
    let note = Note(id: id, text: text, modified: now())
    let origin = origin
    // What the user goes on to write, if this can't be saved, is an edit of this text.
    self.origin = note
    try await store.save(note, editedFrom: origin)
  }

  private var kept: String { store.note(id)?.text ?? "" }
}
