import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("A theme file is watched")
struct ThemeFileWatchTests {
  /// Counts what a watch tells, and lets a test wait for it.
  @MainActor private final class Changes {
    private(set) var count = 0
    private var waiting: CheckedContinuation<Void, Never>?

    func add() {
      count += 1
      waiting?.resume()
      waiting = nil
    }

    /// Waits for the next one, from whatever causes it.
    func next(_ cause: () throws -> Void) async rethrows {
      try cause()
      await withCheckedContinuation { waiting = $0 }
    }
  }

  private func use(_ body: (String, Changes) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path, Changes())
  }

  private func write(_ text: String, _ path: String, atomically: Bool = false) throws {
    try text.write(toFile: path, atomically: atomically, encoding: .utf8)
  }

  @Test(
    "each change is told: written, written anew as editors do, moved there, made, and made again")
  func changes() async throws {
    try await use { folder, changes in
      let path = folder + "/theme.json"
      let watch = try ThemeFileWatch(ThemeFile(path)) { changes.add() }
      try await changes.next { try write("1", path) }
      try await changes.next { try write("22", path) }
      try await changes.next { try write("333", path, atomically: true) }
      try await changes.next {
        try write("4444", folder + "/other")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: folder + "/other", toPath: path)
      }
      try await changes.next { try write("55555", path) }
      #expect(changes.count == 5)
      watch.stop()
    }
  }

  @Test("other files and a file that goes away are not told of, several changes at once are one")
  func others() async throws {
    try await use { folder, changes in
      let path = folder + "/theme.json"
      try write("1", path)
      let watch = try ThemeFileWatch(ThemeFile(path)) { changes.add() }
      try write("1", folder + "/other.json")
      try FileManager.default.removeItem(atPath: path)
      // Whatever was told of these comes with or before what is told of the next.
      try await changes.next { for count in 1...9 { try write("\(count)", path) } }
      #expect(changes.count == 1)
      watch.stop()
    }
  }

  @Test("where the path is a link, what it leads to is watched, also after it leads elsewhere")
  func links() async throws {
    try await use { folder, changes in
      let (path, files) = (folder + "/theme.json", FileManager.default)
      for name in ["a", "b"] {
        try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
        try write("1", "\(folder)/\(name)/real.json")
      }
      try files.createSymbolicLink(atPath: path, withDestinationPath: "a/real.json")
      let watch = try ThemeFileWatch(ThemeFile(path)) { changes.add() }
      try await changes.next { try write("22", folder + "/a/real.json") }
      try await changes.next {
        try files.removeItem(atPath: path)
        try files.createSymbolicLink(atPath: path, withDestinationPath: "b/real.json")
      }
      try await changes.next { try write("333", folder + "/b/real.json", atomically: true) }
      #expect(changes.count == 3)
      watch.stop()
    }
  }

  @Test("a folder that is not there can't be watched, and that is told")
  func noFolder() {
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeFileWatch(ThemeFile("/no-such-folder/theme.json")) {}
    }
    #expect(
      error?.description.hasPrefix("/no-such-folder/theme.json: expected a file that can") == true)
  }

  @Test("a watch that is stopped or let go of tells nothing")
  func stopped() async throws {
    try await use { folder, changes in
      let path = folder + "/theme.json"
      let (stopped, told) = (Changes(), changes)
      let watch = try ThemeFileWatch(ThemeFile(path)) { stopped.add() }
      watch.stop()
      do { _ = try ThemeFileWatch(ThemeFile(path)) { stopped.add() } }
      let other = try ThemeFileWatch(ThemeFile(path)) { told.add() }
      try await told.next { try write("1", path) }
      #expect(stopped.count == 0)
      other.stop()
    }
  }
}
