import Testing

@testable import NavDemo

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("A file is replaced as a whole or not at all")
struct AtomicFileTests {
  private func mode(_ path: RawPath) -> mode_t {
    var record = stat()
    return stat(path.cString, &record) == 0 ? record.st_mode & 0o7777 : 0
  }

  @Test("A save keeps permissions and links, and leaves no temporary file")
  func permissions() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("real.json", "[]", mode: 0o600)
      try folder.makeLink("notes.json", to: "real.json")
      let store = await NoteStore(path: folder.child("notes.json"))
      await store.load()
      try await store.add("a", modified: 1)
      #expect(mode(folder.child("real.json")) == 0o600)
      chmod(folder.child("real.json").cString, 0o640)
      try await store.add("b", modified: 2)
      #expect(mode(folder.child("real.json")) == 0o640)
      #expect(try folder.text(of: "real.json").contains("\"b\""))
      let items = try await DirectoryLoader().load(folder.path).items
      #expect(items.map(\.kind) == [.symbolicLink(.file), .file])
    }
  }

  @Test("A save into a folder that is gone says what to do and keeps the edit")
  func folderGone() async throws {
    try await TemporaryFolder.use { folder in
      let store = await NoteStore(path: folder.child("gone/notes.json"))
      await store.load()
      let error = await #expect(throws: NoteProblem.self) {
        try await store.add("kept", modified: 1)
      }
      #expect(error?.place == folder.child("gone").text)
      #expect(error?.remedy.hasPrefix("Create the folder") == true)
      #expect(await store.notes(matching: "").map(\.title) == ["kept"])
      try folder.makeFolder("gone")
      try await store.saveChanges()
      #expect(try folder.text(of: "gone/notes.json").contains("kept"))
    }
  }

  @Test("A save that fails at its last step leaves what was there and no temporary file")
  func lastStep() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("dir")
      try folder.makeFile("dir/x", "old")
      #expect(throws: NoteProblem.self) {
        try AtomicFile(folder.child("dir")).replace(folder.child("dir"), like: nil, with: [1])
      }
      #expect(try await folder.names() == ["dir"])
      #expect(try folder.text(of: "dir/x") == "old")
    }
  }

  @Test("A link that leads nowhere is not replaced")
  func brokenLink() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeLink("notes.json", to: "nothing")
      await #expect(throws: NoteProblem.self) {
        try await FileNoteSource(path: folder.child("notes.json")).save([], over: .nothing)
      }
      #expect(try await folder.names() == ["notes.json"])
    }
  }

  @Test("A file without permission is neither read nor replaced", .enabled(if: geteuid() != 0))
  func forbidden() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("notes.json", "[]", mode: 0)
      let source = FileNoteSource(path: folder.child("notes.json"))
      await #expect(throws: NoteProblem.self) { try await source.load() }
      await #expect(throws: NoteProblem.self) { try await source.save([], over: .nothing) }
      try folder.makeFolder("locked", mode: 0o555)
      let inside = FileNoteSource(path: folder.child("locked/notes.json"))
      await #expect(throws: NoteProblem.self) { try await inside.save([], over: .nothing) }
    }
  }
}
