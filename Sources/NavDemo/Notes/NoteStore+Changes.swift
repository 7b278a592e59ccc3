import Foundation

extension NoteStore {
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
  /// - Parameter origin: The note as it was when the user began to edit it. If it was edited
  ///   elsewhere since, the text from there is kept as a note of its own.
  /// - Throws: `NoteProblem.notLoaded`, or what the source throws; memory then keeps the edit.
  func save(_ note: Note, editedFrom origin: Note? = nil) async throws {
    try change { notes in
      let old = notes.first { $0.id == note.id }
      notes.removeAll { $0.id == note.id }
      notes.append(note)
      if let origin, let old, ![origin.text, note.text].contains(old.text) {
        notes.append(old.copy)
      }
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

  /// The notes by time, and those of one second by identity, so that the order is always the same.
  static func newestFirst(_ notes: [Note]) -> [Note] {
    notes.sorted { left, right in
      if left.modified != right.modified { return left.modified > right.modified }
      return left.id.uuidString < right.id.uuidString
    }
  }
}
