import NavCore
import NavStyles
import NavThemes

enum Page: Route {
  static let routeName = "page"
  case list
  case welcome
  case fruit(String)
}

func fruits() throws -> NavApp {
  try NavApp(
    "Fruits", plugins: [BuiltInThemes(), BuiltInStyles()],
    root: .columns(sidebar: Page.list, detail: Page.welcome)
  )
  .route(Page.self) { page, context in
    switch page {
    case .list:
      Screen("Fruits") {
        ListNode(["Apple", "Mango", "Pear"], id: \.self) { name in
          RowNode(name) { context.navigator.show(Page.fruit(name)) }
        }
      }
    case .welcome:
      Screen("Welcome") { TextNode("Choose a fruit.") }
    case .fruit(let name):
      Screen(name) {
        TextNode("\(name) tastes good.")
        ButtonNode("More") { context.navigator.push(Page.fruit("More \(name)")) }
      }
    }
  }
}
