/// A book of the library. The raw value is its stable name in saved paths and links.
enum Book: String, CaseIterable, Codable, Sendable {
  case prejudice, whale, cities
  case treasure, sawyer, crusoe
  case alice, frankenstein, worlds, machine
  case species, walden, narrative

  /// What is known of a book.
  struct Facts {
    let title: String
    let author: Author
    let shelf: Shelf
    /// The year in which it first appeared as a book.
    let year: Int
    /// Where it did.
    let place: String
    /// Who tells the story.
    let teller: String
  }

  var title: String { facts.title }

  /// The author and the year, in one line.
  var byline: String { "\(facts.author.name), \(facts.year)" }
}
