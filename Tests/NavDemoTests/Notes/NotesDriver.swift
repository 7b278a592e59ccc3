import NavCore
import NavTerminal
import Testing

@testable import NavDemo

extension TerminalDriver {
  /// The notes app with two notes, or with what a source has.
  static func notes(
    _ source: any NoteSource = MemoryNoteSource(.two), columns: Int = 60, rows: Int = 20
  ) throws -> (TerminalDriver, NoteStore) {
    let store = NoteStore(source: source)
    let app = try NotesApp.make(.standard(), store, now: { 2_000_000_000 })
    return (TerminalDriver(app, columns: columns, rows: rows), store)
  }

  /// The titles of the notes as the store has them.
  static func titles(_ store: NoteStore) -> [String] { store.notes(matching: "").map(\.title) }
}

extension [Note] {
  /// Two notes.
  static var two: [Note] { [note(1, "Milk\nand honey"), note(2, "Bread")] }

  private static func note(_ number: UInt8, _ text: String) -> Note {
    let base = Note.samples[Int(number) - 1]
    return Note(id: base.id, text: text, modified: 100 - Int(number))
  }
}
