/// Where notes are kept.
protocol NoteSource: Sendable {
  /// All notes, in any order; none if nothing was saved so far.
  ///
  /// - Throws: Any error, such as a `NoteProblem`, if there is something that can't be read.
  func load() async throws -> NoteSnapshot

  /// Replaces all notes that are kept; if it fails, those from before are still kept.
  ///
  /// - Parameter version: The state that these notes came from.
  /// - Returns: The state that is kept from now on.
  /// - Throws: Any error, such as a `NoteProblem`, if the notes can't be kept. If another state is
  ///   kept by now, nothing is replaced, and the problem's `isConflict` is true.
  func save(_ notes: [Note], over version: NoteVersion) async throws -> NoteVersion
}
