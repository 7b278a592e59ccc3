import NavCore

extension TabsApp {
  func books(_ context: ScreenContext) -> Screen {
    Screen("Books") { list(Book.allCases, context) }
  }

  func list(_ books: [Book], _ context: ScreenContext) -> ListNode {
    ListNode(books, id: \.rawValue) { book in
      RowNode(book.title, detail: book.byline) {
        context.navigator.push(TabsPage.book(book))
      }
    }
  }

  func book(_ book: Book, _ context: ScreenContext) -> Screen {
    Screen(book.title) {
      ScrollNode {
        StackNode(gap: .small, padding: .medium) {
          TextNode(book.opening, lineLimit: 6)
        }
        DividerNode()
        RowNode(book.facts.author.name, detail: "Who wrote it") {
          context.navigator.push(TabsPage.author(book.facts.author))
        }
        RowNode(
          cart.contains(book) ? "Take it out of the cart" : "Put it into the cart", symbol: .cart,
          hasDisclosure: false
        ) {
          cart.toggle(book)
        }
      }
    }
  }

  func author(_ author: Author, _ context: ScreenContext) -> Screen {
    Screen(author.name) {
      StackNode(padding: .medium) {
        TextNode(author.years, font: .caption, ink: .secondary)
        TextNode(author.life, lineLimit: 5)
      }
      list(author.books, context)
    }
  }

  /// What is in the cart.
  func buy(_ context: ScreenContext) -> Screen {
    Screen("Buy") {
      if cart.books.isEmpty {
        Hint("The cart is empty.", detail: "Books have a row that puts them into it.")
      } else {
        list(cart.books, context)
      }
    }
    .trailing {
      if !cart.books.isEmpty {
        BarItem("Pay", symbol: .check) { cart.clear() }
      }
    }
  }
}
