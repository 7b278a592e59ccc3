/// What a symbol stands for.
public enum SymbolRole: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  /// Back.
  case back
  /// Home.
  case home
  /// There is more behind this row.
  case disclosure
  /// Close.
  case close
  /// A column at the leading side.
  case sidebar
  /// A column at the trailing side.
  case inspector
  /// Search.
  case search
  /// Something new.
  case add
  /// Something can't be done.
  case warning
  /// A folder.
  case folder
  /// A document.
  case document
  /// A link to something.
  case link
  /// This one is chosen.
  case check
  /// There is more than is shown.
  case more
  /// What is above.
  case up
  /// What is below.
  case down
  /// One page among others.
  case pageDot
  /// The page that is shown.
  case currentPageDot
  /// Something to read.
  case book
  /// Somebody.
  case person
  /// Something is handed on.
  case share
  /// What is to be bought.
  case cart
}
