import Foundation

/// A file in a folder of a test's own.
enum TemporaryFile {
  /// Makes a folder, runs the body with its path and removes it.
  static func useFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  /// Makes a file of a text, runs the body with its path and removes it.
  static func use(_ text: String, _ body: (String) throws -> Void) throws {
    try useFolder { folder in
      let path = folder + "/theme.json"
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      try body(path)
    }
  }
}
