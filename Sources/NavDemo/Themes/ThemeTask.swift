/// What can be done with theme files.
enum ThemeTask: Hashable, Sendable {
  /// All problems of files are told.
  case check([String], json: Bool)
  /// The theme of a name is written as a file.
  case export(String)

  /// The words that name them.
  enum Name: String, CaseIterable {
    case check, export
  }
}
