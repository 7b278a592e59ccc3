import NavCore
import NavStyles

/// A bookshop in four tabs, each with a stack of its own.
@MainActor struct TabsApp {
  let cart = Cart()

  static func make(_ options: SampleOptions) throws -> NavApp {
    let shop = TabsApp()
    return try NavApp("Tabs", registry: options.registry, root: shop.plan)
      .pager(.tabs)
      .route(TabsPage.self) { page, context in shop.screen(page, context) }
      .choosing(options)
  }

  private var plan: ContainerPlan {
    let cart = cart
    return .pager([
      PagePlan("Books", symbol: .book, .stack(TabsPage.books, tag: "books")),
      PagePlan("Profile", symbol: .person, .stack(TabsPage.profile, tag: "profile")),
      PagePlan("Share", symbol: .share, .stack(TabsPage.share, tag: "share")),
      PagePlan(
        "Buy", symbol: .cart, badge: cart.books.isEmpty ? nil : "\(cart.books.count)",
        .stack(TabsPage.buy, tag: "buy")),
    ])
  }

  private func screen(_ page: TabsPage, _ context: ScreenContext) -> Screen {
    switch page {
    case .books: books(context)
    case .book(let book): self.book(book, context)
    case .author(let author): self.author(author, context)
    case .profile: profile(context)
    case .part(let part): self.part(part, context)
    case .reason(let part): Screen(part.title) { Hint(part.reason) }
    case .share: share(context)
    case .friend(let friend): self.friend(friend, context)
    case .letter(let friend, let book): letter(friend, book, context)
    case .buy: buy(context)
    }
  }
}

extension SampleApp {
  /// A bookshop in four tabs, each with a stack of its own.
  static let tabs = SampleApp(
    "tabs", summary: "A bookshop in four tabs, each with a stack of its own", build: TabsApp.make)
}
