/// Keeps notes as long as the process runs.
actor MemoryNoteSource: NoteSource {
  private var notes: [Note]

  init(_ notes: [Note] = Note.samples) {
    self.notes = notes
  }

  func load() -> [Note] { notes }

  func save(_ notes: [Note]) { self.notes = notes }
}
