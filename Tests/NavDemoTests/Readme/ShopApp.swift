import NavCore

enum Shop: Route {
  static let routeName = "shop"
  case cart, size, account, pay
}

func shop() throws -> NavApp {
  try NavApp(
    "Shop", plugins: [],
    root: .pager([.stack(Shop.cart, tag: "cart"), .stack(Shop.account, tag: "account")])
  )
  .route(Shop.self) { page, context in
    switch page {
    case .cart:
      Screen("Cart") {
        ButtonNode("Choose a size") {
          context.run {  // ends with the screen
            let size = await context.navigator.present(Shop.size, returning: String.self).value
            context.state.values["size"] = .string(size ?? "none")
          }
        }
        ButtonNode("Pay") { context.navigator.push(Shop.pay) }
      }
    case .size:
      Screen("Size") { ButtonNode("Large") { context.finish(returning: "L") } }
    case .account:
      Screen("Account") {
        ButtonNode("Back to the cart") {
          context.navigator.select(.tagged("cart"))
          context.perform(.popToRoot, on: "cart", animated: false) { outcome in print(outcome) }
        }
      }
    case .pay:
      Screen("Pay") { TextNode("Card number") }
        .guardLeaving { _ in
          .ask(Prompt("Leave?", choices: [.init("Stay", role: .cancel), .init("Leave")])) {
            $0.label == "Leave"
          }
        }
    }
  }
  .observing(Observer { change, _ in print(change.inserted.map(\.text)) })
}
