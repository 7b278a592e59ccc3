import Foundation
import Testing

@testable import NavDemo

@Suite("Notes in a file")
struct FileNoteSourceTests {
  @Test("A missing file is an empty list, and the first save creates it")
  func missing() async throws {
    try await TemporaryFolder.use { folder in
      let path = folder.child("notes.json")
      let store = await NoteStore(path: path)
      await store.load()
      #expect(await store.state == .loaded([]))
      #expect(try await folder.names() == [])
      let note = try await store.add("Grüße 日本 👍\n/", modified: 7)
      #expect(try await folder.names() == ["notes.json"])
      let other = await NoteStore(path: path)
      await other.load()
      #expect(await other.state == .loaded([note]))
    }
  }

  @Test(
    "A malformed file fails with path and position, and no save touches it",
    arguments: [
      ("[{\"id\":\n 12, oops", "character 13|line 2"), ("{}", "notes.json"),
      (#"[{"id":"00000000-0000-4000-8000-000000000001","text":5,"modified":1}]"#, "[0].text"),
      ("[\n  {}]", "at [0]"), (" ", "notes.json"),
    ])
  func malformed(contents: String, place: String) async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("notes.json", contents)
      let path = folder.child("notes.json")
      let store = await NoteStore(path: path)
      await store.load()
      guard case .failed(let message) = await store.state else {
        Issue.record("It was loaded")
        return
      }
      #expect(message.contains(path.text), "\(message)")
      // The parsers of the systems count characters or lines.
      let places = place.split(separator: "|")
      #expect(places.contains { message.contains($0) }, "\(message)")
      #expect(message.contains("Expected") && message.contains("left as it is"))
      await #expect(throws: NoteProblem.notLoaded) { try await store.add("x", modified: 1) }
      #expect(try folder.text(of: "notes.json") == contents)
      try folder.makeFile("notes.json", "[]")
      await store.load()
      #expect(await store.state == .loaded([]))
    }
  }

  @Test("A file without any bytes has no notes, and takes some")
  func zeroBytes() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("notes.json", "")
      let store = await NoteStore(path: folder.child("notes.json"))
      await store.load()
      #expect(await store.state == .loaded([]))
      try await store.add("first", modified: 1)
      #expect(try folder.text(of: "notes.json").contains("first"))
    }
  }

  @Test("Two notes with one identity are refused")
  func duplicates() async throws {
    try await TemporaryFolder.use { folder in
      let path = folder.child("notes.json")
      let note = Note(id: UUID(), text: "a", modified: 1)
      _ = try await FileNoteSource(path: path).save([note, note], over: .nothing)
      let error = await #expect(throws: NoteProblem.self) {
        try await FileNoteSource(path: path).load()
      }
      #expect(error == NoteProblem(duplicate: note.id, at: path))
    }
  }

  @Test("A directory, a pipe and a link in a circle can't be loaded, and aren't waited for")
  func noFile() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makePipe("pipe")
      try folder.makeLink("loop", to: "loop")
      for path in [folder.path, folder.child("pipe"), folder.child("loop")] {
        await #expect(throws: NoteProblem.self) { try await FileNoteSource(path: path).load() }
        await #expect(throws: NoteProblem.self) {
          _ = try await FileNoteSource(path: path).save([], over: .nothing)
        }
      }
      #expect(try await folder.names() == ["loop", "pipe"])
    }
  }
}
