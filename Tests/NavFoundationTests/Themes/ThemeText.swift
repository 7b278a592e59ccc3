import NavCore
import NavFoundation

/// Texts of theme files, for tests.
enum ThemeText {
  /// A whole file of the theme `bare`; its line 1 is `{`, line 4 the ground of `light`.
  static let bare = (try? ThemeFile.text(of: .bare)) ?? ""

  /// The file of `bare` with more keys before its own.
  static func bare(with members: String) -> String {
    "{" + members + "," + bare.dropFirst()
  }

  /// What is wrong with a file `t.json` of a text, a line each.
  static func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

  static func problems(_ bytes: [UInt8]) -> [String] {
    do throws(ThemeFileError) {
      _ = try ThemeFile("t.json").theme(of: bytes)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }
}
