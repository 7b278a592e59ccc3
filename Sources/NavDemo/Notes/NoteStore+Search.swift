import Foundation

extension NoteStore {
  /// The note of that identity, or nil if there is none or the notes aren't loaded.
  func note(_ id: UUID) -> Note? {
    state.notes?.first { $0.id == id }
  }

  /// The notes whose text contains the query, the newest first; none while they aren't loaded.
  ///
  /// Case, accents, width and blanks around the query don't count; an empty query finds every note.
  /// Complexity: O(n) for the length of all texts.
  func notes(matching query: String) -> [Note] {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    let notes = state.notes ?? []
    if query.isEmpty { return notes }
    let options: String.CompareOptions = [
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
    return notes.filter { $0.text.range(of: query, options: options) != nil }
  }
}
