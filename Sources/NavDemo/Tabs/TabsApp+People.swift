import NavCore

extension TabsApp {
  func profile(_ context: ScreenContext) -> Screen {
    Screen("Profile") {
      ListNode(ProfilePart.allCases, id: \.rawValue) { part in
        RowNode(part.title, detail: part.summary) {
          context.navigator.push(TabsPage.part(part))
        }
      }
    }
  }

  func part(_ part: ProfilePart, _ context: ScreenContext) -> Screen {
    Screen(part.title) {
      ScrollNode {
        StackNode(padding: .medium) { TextNode(part.summary) }
        DividerNode()
        RowNode("What it is good for") { context.navigator.push(TabsPage.reason(part)) }
      }
    }
  }

  func share(_ context: ScreenContext) -> Screen {
    Screen("Share") {
      ListNode(Friend.allCases, id: \.rawValue) { friend in
        RowNode(friend.name, detail: friend.taste.summary) {
          context.navigator.push(TabsPage.friend(friend))
        }
      }
    }
  }

  func friend(_ friend: Friend, _ context: ScreenContext) -> Screen {
    Screen(friend.name) {
      ListNode(friend.taste.books, id: \.rawValue) { book in
        RowNode(book.title, detail: book.byline) {
          context.navigator.push(TabsPage.letter(friend, book))
        }
      }
    }
  }

  func letter(_ friend: Friend, _ book: Book, _ context: ScreenContext) -> Screen {
    Screen("Letter") {
      ScrollNode {
        StackNode(gap: .small, padding: .medium) {
          TextNode("Dear \(friend.name),")
          TextNode("here is how it begins: “\(book.opening)”")
        }
        DividerNode()
        RowNode(book.title, detail: book.byline) {
          context.navigator.push(TabsPage.book(book))
        }
      }
    }
  }
}
