import NavCore
import NavStyles

/// Books in four columns: shelves, the books of one, a book, and facts about it.
enum LibraryApp {
  /// The tag of the column of books.
  static let books = "books"
  /// The tag of the column of facts.
  static let facts = "facts"

  static func make(_ options: SampleOptions) throws -> NavApp {
    try NavApp("Library", registry: options.registry, root: plan)
      .columns(.triple)
      .route(LibraryPage.self) { page, context in
        switch page {
        case .shelves: shelves(context)
        case .shelf(let shelf): books(of: shelf, context)
        case .book(let book): bookPage(book, context)
        case .author(let author): authorPage(author, context)
        case .facts: facts(context)
        case .placeholder: Screen("") { Hint("Pick a book to read how it begins.") }
        }
      }
      .choosing(options)
  }

  private static var plan: ContainerPlan {
    .columns([
      .init(.sidebar, .to(LibraryPage.shelves), tag: "shelves"),
      .init(.content, .to(LibraryPage.shelf(.novels)), tag: books),
      .init(.detail, .to(LibraryPage.placeholder), tag: ScreenContext.detail),
      .init(.inspector, .to(LibraryPage.facts), tag: facts),
    ])
  }
}

extension SampleApp {
  /// Books in four columns, with pages that lead on and on.
  static let library = SampleApp(
    "library",
    summary: "Books in four columns: shelves, books, how a book begins, and facts about it",
    build: LibraryApp.make)
}
