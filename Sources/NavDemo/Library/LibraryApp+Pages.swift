import NavCore

extension LibraryApp {
  /// A book: how it begins, and where it leads.
  @MainActor static func bookPage(_ book: Book, _ context: ScreenContext) -> Screen {
    Screen(book.title) {
      ScrollNode {
        StackNode(gap: .small, padding: .medium) {
          TextNode(book.title, font: .largeTitle)
          TextNode(book.byline, font: .caption, ink: .secondary)
          TextNode(book.opening)
        }
        DividerNode()
        RowNode(book.facts.author.name, detail: "Who wrote it") {
          context.navigator.push(LibraryPage.author(book.facts.author))
        }
        if !context.showsColumn(.inspector) {
          RowNode("Facts", detail: "When, where, and who tells it") {
            context.navigator.front(.inspector)
          }
        }
      }
    }
  }

  /// An author: who they were, and their books, each of which leads on from here.
  @MainActor static func authorPage(_ author: Author, _ context: ScreenContext) -> Screen {
    Screen(author.name) {
      ScrollNode {
        StackNode(gap: .small, padding: .medium) {
          TextNode(author.name, font: .largeTitle)
          TextNode(author.years, font: .caption, ink: .secondary)
          TextNode(author.life)
        }
        DividerNode()
        for book in author.books {
          RowNode(book.title, detail: "\(book.facts.year)") {
            context.navigator.push(LibraryPage.book(book))
          }
        }
      }
    }
  }

  /// What is known of the book that was opened last in the detail column.
  @MainActor static func facts(_ context: ScreenContext) -> Screen {
    Screen("Facts") {
      if let book = shownBook(context) {
        ScrollNode {
          StackNode(gap: .small, padding: .medium) {
            for (name, fact) in facts(of: book) {
              StackNode {
                TextNode(name, font: .caption, ink: .secondary)
                TextNode(fact)
              }
            }
          }
        }
      } else {
        Hint("No book is open.")
      }
    }
  }

  private static func facts(of book: Book) -> [(name: String, fact: String)] {
    let facts = book.facts
    return [
      ("Title", facts.title), ("Author", "\(facts.author.name), \(facts.author.years)"),
      ("First published", "\(facts.year), \(facts.place)"), ("Told by", facts.teller),
      ("Shelf", facts.shelf.title),
    ]
  }

  @MainActor private static func shownBook(_ context: ScreenContext) -> Book? {
    let entries = context.navigator(tagged: ScreenContext.detail)?.entries ?? []
    return entries.reversed().lazy.compactMap { $0.route?.as(LibraryPage.self)?.book }.first
  }
}
