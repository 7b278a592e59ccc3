/// Where notes are kept.
protocol NoteSource: Sendable {
  /// All notes, in any order; none if nothing was saved so far.
  ///
  /// - Throws: Any error, such as a `NoteProblem`, if there is something that can't be read.
  func load() async throws -> [Note]

  /// Replaces all notes that are kept; if it fails, those from before are still kept.
  ///
  /// - Throws: Any error, such as a `NoteProblem`, if the notes can't be kept.
  func save(_ notes: [Note]) async throws
}
