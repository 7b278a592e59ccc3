import Foundation

/// The table of the chapter “How a move happens”, and the tests that hold its rows.
enum MoveOrderTable {
  /// One row.
  struct Row: Equatable {
    let number: Int
    let step: String
    let tree: String
    let state: String
  }

  /// The folder of the package.
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rows as the chapter has them.
  static func rows() throws -> [Row] {
    let chapter = package.appending(path: "Sources/NavCore/NavCore.docc/HowAMoveHappens.md")
    return try String(contentsOf: chapter, encoding: .utf8).split(separator: "\n").compactMap {
      let cells = $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, let number = Int(cells[0]) else { return nil }
      return Row(number: number, step: cells[1], tree: cells[3], state: cells[4])
    }
  }

  /// The names of the tests that hold a row, by its number.
  static func tests() throws -> [(number: Int, name: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = ["MoveOrderBeforeTests.swift", "MoveOrderAfterTests.swift"]
    return try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .matches(of: /@Test\("row (\d+): (.*)"\)/)
        .compactMap { match in Int(match.1).map { ($0, String(match.2)) } }
    }
  }
}
