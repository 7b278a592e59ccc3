import NavCore
import Testing

@Suite("Routes")
@MainActor struct RouteCatalogTests {
  /// A type that claims the name of another.
  private struct Impostor: Route {
    static let routeName = "page"
  }

  private func app() throws -> NavApp { try makeApp() }

  @Test("a catalog knows the routes of registered types and no others")
  func contains() throws {
    let routes = try app().route(Stranger.self) { _, _ in Screen("") {} }.routes
    #expect(routes.names == ["page", "stranger"])
    #expect(routes.contains(AnyRoute(Page.item(1))))
    #expect(try !app().routes.contains(AnyRoute(Stranger())))
    #expect(!RouteCatalog().contains(AnyRoute(Page.home)))
  }

  @Test("two types of one name: the error names both")
  func nameTaken() throws {
    let app = try app()
    #expect {
      _ = try app.route(Impostor.self) { _, _ in Screen("") {} }
    } throws: { error in
      ["page", "Page", "Impostor"].allSatisfy { "\(error)".contains($0) }
    }
  }

  @Test("a type registered again replaces what made its screens")
  func again() throws {
    let app = try app().route(Page.self) { _, _ in Screen("Second") { TextNode("second") } }
    let composer = Composer(NavigationModel(app))
    #expect(composer.body.texts == ["second"])
  }

  @Test("a root of an unknown route is shown as a screen that says so")
  func missing() throws {
    let app = NavApp("Test", registry: Registry(), root: .stack(Stranger()))
    let text = Composer(NavigationModel(app)).body.texts.joined()
    #expect(text.contains("stranger"))
    #expect(text.contains("No screen is registered"))
  }

  @Test("erased routes are equal when type and value are, and come back as what they were")
  func erased() {
    let (first, second) = (AnyRoute(Page.item(1)), AnyRoute(Page.item(1)))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != AnyRoute(Page.item(2)))
    #expect(AnyRoute(Impostor()) != AnyRoute(Stranger()))
    #expect(first.as(Page.self) == .item(1))
    #expect(first.as(Stranger.self) == nil)
    #expect(first.name == "page")
    #expect(first.description == "item-1")
  }

  @Test("a screen is made once for each entry, when it is shown first")
  func madeOnce() throws {
    let count = Count()
    let model = try makeModel { page, _ in
      count.log.append("\(page)")
      return Screen("\(page)") {}
    }
    let composer = Composer(model)
    model.update(traits: .narrow)
    _ = composer.frame()
    model.root.push(Page.item(1))
    _ = composer.frame()
    model.root.pop()
    _ = composer.frame()
    model.root.push(Page.item(1))
    _ = Composer(model).frame()
    #expect(count.log == ["home", "item-1", "item-1"])
  }
}
