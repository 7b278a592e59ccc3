import Observation

/// The books that somebody is about to buy, in the order in which they were chosen.
@MainActor @Observable final class Cart {
  private(set) var books: [Book] = [.whale, .alice]

  func contains(_ book: Book) -> Bool { books.contains(book) }

  /// Puts a book in, or takes it out again.
  func toggle(_ book: Book) {
    if let index = books.firstIndex(of: book) {
      books.remove(at: index)
    } else {
      books.append(book)
    }
  }

  /// Takes all of them out: they are bought.
  func clear() { books = [] }
}
