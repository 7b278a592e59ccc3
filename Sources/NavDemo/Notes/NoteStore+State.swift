extension NoteStore {
  /// How far loading has come.
  enum State: Hashable, Sendable {
    case loading
    /// The notes, the newest first.
    case loaded([Note])
    /// Loading failed; the message says why and what to do. Calling `load()` tries again.
    case failed(String)

    /// The notes, or nil while they aren't loaded.
    var notes: [Note]? {
      guard case .loaded(let notes) = self else { return nil }
      return notes
    }
  }
}
