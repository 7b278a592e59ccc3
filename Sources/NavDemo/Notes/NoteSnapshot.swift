/// What a source kept when it was asked.
struct NoteSnapshot: Hashable, Sendable {
  /// All notes, in any order.
  var notes: [Note]

  /// Which state of the source these are; `nothing` for a source that nobody else changes.
  var version = NoteVersion.nothing
}
