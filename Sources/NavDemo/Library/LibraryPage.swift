import NavCore

/// The destinations of the library.
enum LibraryPage: Route, CustomStringConvertible {
  /// All shelves.
  case shelves
  /// The books of a shelf.
  case shelf(Shelf)
  /// A book, with how it begins.
  case book(Book)
  /// Who wrote a book.
  case author(Author)
  /// What is known of the book that is shown.
  case facts
  /// No book yet.
  case placeholder

  static let routeName = "library"

  var description: String {
    switch self {
    case .shelves: "shelves"
    case .shelf(let shelf): "shelf \(shelf.rawValue)"
    case .book(let book): "book \(book.rawValue)"
    case .author(let author): "author \(author.rawValue)"
    case .facts: "facts"
    case .placeholder: "placeholder"
    }
  }

  /// The book that it is about, or nil.
  var book: Book? {
    if case .book(let book) = self { book } else { nil }
  }
}
