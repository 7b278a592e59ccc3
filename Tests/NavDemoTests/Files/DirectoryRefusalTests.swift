#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Testing

@testable import NavDemo

@Suite("A directory that must not or can't be read")
struct DirectoryRefusalTests {
  @Test("A link back to an ancestor is refused and says where it leads")
  func linkLoop() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("dir")
      try folder.makeLink("dir/back", to: "..")
      try folder.makeLink("dir/self", to: ".")
      let dir = folder.child("dir")
      let back = folder.child("dir/back")
      let error = await #expect(throws: FileProblem.self) {
        try await DirectoryLoader().load(back, inside: back.ancestors)
      }
      #expect(error?.reason == .linkLoop(backTo: folder.path))
      #expect(error?.title == "This link leads back to \(folder.path.text)")
      let own = await #expect(throws: FileProblem.self) {
        try await DirectoryLoader().load(folder.child("dir/self"), inside: [folder.path, dir])
      }
      #expect(own?.reason == .linkLoop(backTo: dir))
      #expect(try await DirectoryLoader().load(back).items.count == 1)
      #expect(try await DirectoryLoader().load(dir, inside: dir.ancestors).items.count == 2)
      let vanished = [folder.child("vanished")]
      #expect(try await DirectoryLoader().load(dir, inside: vanished).items.count == 2)
    }
  }

  @Test("What is gone, no directory or an endless link is refused with its reason")
  func refused() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("file")
      try folder.makePipe("pipe")
      try folder.makeLink("loop", to: "loop")
      let cases: [(String, FileProblem.Reason)] = [
        ("vanished", .gone), ("file", .notADirectory), ("pipe", .notADirectory),
        ("loop", .endlessLinks), (String(repeating: "n", count: 300), .nameTooLong),
      ]
      for (name, reason) in cases {
        let error = await #expect(throws: FileProblem.self) {
          try await DirectoryLoader().load(folder.child(name))
        }
        #expect(error?.reason == reason)
        #expect(error?.path == folder.child(name))
      }
    }
  }

  @Test("A directory without permission is refused", .enabled(if: geteuid() != 0))
  func forbidden() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("secret", mode: 0)
      let error = await #expect(throws: FileProblem.self) {
        try await DirectoryLoader().load(folder.child("secret"))
      }
      #expect(error?.reason == .permissionDenied)
    }
  }

  @Test("A task that is cancelled already reads nothing")
  func cancelled() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await DirectoryLoader().load(.root)
    }
    let error = await #expect(throws: FileProblem.self) { try await task.value }
    #expect(error?.reason == .cancelled)
  }
}
