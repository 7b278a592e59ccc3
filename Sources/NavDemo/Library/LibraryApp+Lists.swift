import NavCore

extension LibraryApp {
  /// The shelves; choosing one puts its books in the next column.
  @MainActor static func shelves(_ context: ScreenContext) -> Screen {
    Screen("Library") {
      ListNode(Shelf.allCases, id: \.rawValue) { shelf in
        RowNode(
          shelf.title, detail: shelf.summary,
          isSelected: context.routeBeside(LibraryPage.self, .content, books) == .shelf(shelf)
        ) {
          open(shelf, context)
        }
      }
    }
  }

  /// The books of a shelf.
  @MainActor static func books(of shelf: Shelf, _ context: ScreenContext) -> Screen {
    Screen(shelf.title) {
      ListNode(shelf.books, id: \.rawValue) { book in
        RowNode(
          book.title, detail: book.byline,
          isSelected: context.routeBeside(LibraryPage.self) == .book(book)
        ) {
          context.navigator.show(LibraryPage.book(book))
        }
      }
    }
  }

  /// A shelf that is open already stays as it is.
  @MainActor private static func open(_ shelf: Shelf, _ context: ScreenContext) {
    guard let navigator = context.navigator(tagged: books) else { return }
    let page = LibraryPage.shelf(shelf)
    let isOpen = navigator.entries.first?.route?.as(LibraryPage.self) == page
    let replacing = isOpen ? [] : [Move(.replaceTop(.to(page)), in: navigator.container)]
    navigator.perform(.batch(replacing + [Move(.front(.content), in: navigator.container)]))
  }
}
