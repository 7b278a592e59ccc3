import Foundation
import Testing

@testable import NavDemo

@Suite("Notes in a file that others change too")
struct SharedNotesTests {
  private func loaded(_ folder: TemporaryFolder) async -> NoteStore {
    let store = await NoteStore(path: folder.child("notes.json"))
    await store.load()
    return store
  }

  private func titles(_ store: NoteStore) async -> [String] {
    await store.notes(matching: "").map(\.title)
  }

  private func titles(in folder: TemporaryFolder) async -> [String] {
    await titles(await loaded(folder))
  }

  @Test("What two instances add is all there", arguments: [true, false])
  func adding(existing: Bool) async throws {
    try await TemporaryFolder.use { folder in
      if existing { try folder.makeFile("notes.json", "[]") }
      let (first, second) = (await loaded(folder), await loaded(folder))
      try await first.add("a", modified: 1)
      try await second.add("b", modified: 2)
      try await first.add("c", modified: 3)
      #expect(await titles(in: folder) == ["c", "b", "a"])
      #expect(await titles(first) == ["c", "b", "a"])
      #expect(await titles(second) == ["b", "a"])
      #expect(await !second.hasUnsavedChanges)
    }
  }

  @Test("Of a note that two instances edit both texts are kept, the newer one under its identity")
  func editing() async throws {
    try await TemporaryFolder.use { folder in
      let first = await loaded(folder)
      let id = try await first.add("old", modified: 1).id
      let second = await loaded(folder)
      try await first.save(Note(id: id, text: "a", modified: 30))
      try await second.save(Note(id: id, text: "b", modified: 20))
      #expect(await titles(in: folder) == ["a", "b"])
      #expect(await second.note(id)?.text == "a")
    }
  }

  @Test("What was deleted stays deleted, here and there")
  func deleting() async throws {
    try await TemporaryFolder.use { folder in
      let first = await loaded(folder)
      let a = try await first.add("a", modified: 1).id
      let b = try await first.add("b", modified: 2).id
      try await first.add("c", modified: 3)
      let second = await loaded(folder)
      try await first.delete(a)
      try await second.delete(b)
      #expect(await titles(in: folder) == ["c"])
      #expect(await titles(second) == ["c"])
    }
  }

  @Test("A file that holds something else by now is not replaced, and the edit is kept")
  func malformed() async throws {
    try await TemporaryFolder.use { folder in
      let store = await loaded(folder)
      try await store.add("a", modified: 1)
      try folder.makeFile("notes.json", "{}")
      let error = await #expect(throws: NoteProblem.self) {
        try await store.add("b", modified: 2)
      }
      #expect(error?.what.contains("not saved; the file was changed meanwhile") == true)
      #expect(error?.place?.hasPrefix(folder.child("notes.json").text) == true)
      #expect(error?.remedy.contains("The edit is kept in memory.") == true)
      #expect(try folder.text(of: "notes.json") == "{}")
      #expect(await titles(store) == ["b", "a"])
      try folder.makeFile("notes.json", "")
      try await store.saveChanges()
      #expect(await titles(in: folder) == ["b", "a"])
      #expect(try await folder.names() == ["notes.json"])
    }
  }

  @Test("A source refuses a save over what it did not hand out, and says what to do")
  func refused() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("notes.json", "[]")
      let source = FileNoteSource(path: folder.child("notes.json"))
      let version = try await source.load().version
      try folder.makeFile("notes.json", "[ ]")
      for version in [version, .nothing] {
        let error = await #expect(throws: NoteProblem.self) {
          _ = try await source.save(.two, over: version)
        }
        #expect(error == NoteProblem(changed: source.path))
        #expect(error?.description.contains("Save again to bring both together.") == true)
      }
      #expect(try folder.text(of: "notes.json") == "[ ]")
      // The same bytes are no change, whoever wrote them.
      try folder.makeFile("notes.json", "[]")
      _ = try await source.save(.two, over: version)
      #expect(try folder.text(of: "notes.json").contains("Bread"))
    }
  }

  @Test("Instances that save at the same time lose nothing")
  func atOnce() async throws {
    try await TemporaryFolder.use { folder in
      let stores = [await loaded(folder), await loaded(folder), await loaded(folder)]
      await withTaskGroup { group in
        for (index, store) in stores.enumerated() {
          group.addTask {
            for number in 0..<20 {
              // Too many others may save meanwhile; the note is then in memory, for the next save.
              _ = try? await store.add("\(index)-\(number)", modified: number)
            }
          }
        }
      }
      for store in stores { try await store.saveChanges() }
      #expect(await titles(in: folder).count == 60)
    }
  }
}
