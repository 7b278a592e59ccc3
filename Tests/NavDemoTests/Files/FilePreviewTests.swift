#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Testing

@testable import NavDemo

@Suite("Looking into a file")
struct FilePreviewTests {
  @Test("Text is shown as lines, binary data and empty files are named")
  func contents() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("text", "\u{FEFF}one\r\ntwo\n")
      try folder.makeFile("empty")
      try folder.makeFile(folder.child("png"), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])
      let text = try await FilePreview.load(folder.child("text"))
      guard case .text(let preview) = text.content else {
        Issue.record("\(text)")
        return
      }
      #expect(preview.lines == ["one", "two"])
      #expect(text.notice == nil)
      #expect(text.summary == "text, 12 bytes")
      #expect(try await FilePreview.load(folder.child("empty")).content == .empty)
      let png = try await FilePreview.load(folder.child("png"))
      #expect(png.content == .binary(.png))
      #expect(png.summary == "PNG image, 9 bytes")
    }
  }

  @Test("A text beyond the limit is cut between two characters and says so")
  func cut() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("long", "aé日👍日")
      let expected = [1: "a", 2: "a", 3: "aé", 5: "aé", 6: "aé日", 9: "aé日", 10: "aé日👍", 12: "aé日👍"]
      for (limit, line) in expected {
        let preview = try await FilePreview.load(folder.child("long"), byteLimit: limit)
        guard case .text(let text) = preview.content else {
          Issue.record("\(preview)")
          continue
        }
        #expect(text.lines == [line])
        #expect(text.isCut)
        let size = ByteSize.text(UInt64(line.utf8.count))
        #expect(preview.notice == "Only the beginning is shown: \(size).")
        #expect(preview.summary == "text, 13 bytes")
      }
      let whole = try await FilePreview.load(folder.child("long"), byteLimit: 13)
      #expect(whole.notice == nil)
    }
  }

  @Test("The limit of 2 MiB holds for a real file")
  func largeText() async throws {
    try await TemporaryFolder.use { folder in
      let line = String(repeating: "x", count: 63) + "\n"
      try folder.makeFile("large", String(repeating: line, count: 3 << 14))
      let preview = try await FilePreview.load(folder.child("large"))
      guard case .text(let text) = preview.content else {
        Issue.record("\(preview.summary)")
        return
      }
      #expect(text.lines.count == FilePreview.byteLimit / 64)
      #expect(preview.summary == "text, 3.1 MB")
      #expect(preview.notice == "Only the beginning is shown: 2.1 MB.")
    }
  }

  @Test("A pipe or a device is named and never waited for")
  func special() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makePipe("pipe")
      try folder.makeLink("link", to: "pipe")
      #expect(try await FilePreview.load(folder.child("pipe")).content == .special(.fifo))
      #expect(try await FilePreview.load(folder.child("link")).content == .special(.fifo))
      let device = try #require(RawPath("/dev/zero"))
      #expect(try await FilePreview.load(device).content == .special(.characterDevice))
    }
  }

  @Test("A directory, a missing file and a forbidden one are refused with their reasons")
  func refused() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("secret", "x", mode: 0)
      var cases: [(RawPath, FileProblem.Reason)] = [
        (folder.path, .isADirectory), (folder.child("vanished"), .gone),
      ]
      if geteuid() != 0 { cases.append((folder.child("secret"), .permissionDenied)) }
      for (path, reason) in cases {
        let error = await #expect(throws: FileProblem.self) { try await FilePreview.load(path) }
        #expect(error?.reason == reason)
      }
    }
  }

  @Test("A cancelled task reads nothing")
  func cancelled() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("text", "one")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await FilePreview.load(folder.child("text"))
      }
      let error = await #expect(throws: FileProblem.self) { try await task.value }
      #expect(error?.reason == .cancelled)
    }
  }
}
