import Foundation
import NavCore
import NavFoundation

/// A theme file in a folder of a test's own, which is removed with the last reference to this.
final class ThemeFolder {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// - Parameter color: the ground of bars in the dark.
  init(_ color: UInt32) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(color)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appending(path: "mine.json").path }

  /// Writes a good theme, as an editor does that puts a new file in the place of the old one.
  func write(_ color: UInt32) throws { try write(Self.text(color), atomically: true) }

  func write(_ text: String, atomically: Bool = false) throws {
    try text.write(toFile: path, atomically: atomically, encoding: .utf8)
  }

  func remove() throws { try FileManager.default.removeItem(atPath: path) }

  /// A theme whose bars are of a dark colour in the dark.
  static func text(_ color: UInt32) throws -> String {
    var theme = Theme.bare
    theme.name = "mine"
    theme.dark[.barGround] = RGBColor(hex: color)
    return try ThemeFile.text(of: theme)
  }

  /// One that has a mistake in line 5, column 12.
  static func badText() throws -> String {
    try text(0).replacing("\"ink\": \"#000000\"", with: "\"ink\": \"red\"")
  }
}
