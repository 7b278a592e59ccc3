/// Keeps notes as long as the process runs.
actor MemoryNoteSource: NoteSource {
  private var notes: [Note]

  init(_ notes: [Note] = Note.samples) {
    self.notes = notes
  }

  func load() -> NoteSnapshot { NoteSnapshot(notes: notes) }

  func save(_ notes: [Note], over version: NoteVersion) -> NoteVersion {
    self.notes = notes
    return version
  }
}
