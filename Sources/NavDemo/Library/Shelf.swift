/// A shelf of the library. The raw value is its stable name in saved paths and links.
enum Shelf: String, CaseIterable, Codable, Sendable {
  case novels, adventures, wonders, facts

  /// What stands above it.
  var title: String {
    switch self {
    case .novels: "Novels"
    case .adventures: "Adventures"
    case .wonders: "Wonders"
    case .facts: "True Accounts"
    }
  }

  /// What is on it, in one line.
  var summary: String {
    switch self {
    case .novels: "Families, whales and revolutions"
    case .adventures: "Islands, pirates and fences to paint"
    case .wonders: "What could not happen, and does"
    case .facts: "Lives and observations"
    }
  }

  /// The books on it, in the order in which they stand.
  var books: [Book] { Book.allCases.filter { $0.facts.shelf == self } }
}
