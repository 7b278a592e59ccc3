import Testing

@testable import NavCore

@Suite("Routes whose entries hold containers")
@MainActor struct HoldingRouteTests {
  private let album = Destination.to(AlbumRoute())

  @Test("whatever brings an entry for such a route, it holds a container of its own")
  func everyMove() throws {
    for action in [
      Move.Action.push(album), .replaceTop(album), .setPath([album]), .insert([album], at: 1),
      .show(album), .present(.sheet, .stack(album)),
      .present(.cover, .stack(.to(Page.home), path: [album])),
    ] {
      let model = try AlbumRoute.model()
      let before = model.tree
      let change = try #require(model.root.perform(action).change)
      #expect(model.path == ["item-20"], "\(action)")
      #expect(before.problem(with: change, to: model.tree) == nil, "\(action)")
    }
    #expect(try AlbumRoute.model(.stack(album)).path == ["item-20"])
    #expect(try AlbumRoute.model(.pager([.stack(album)])).path == ["item-20"])
  }

  @Test("each entry has a container of its own, and a route for which there is no plan none")
  func ownContainers() throws {
    let model = try AlbumRoute.model()
    model.root.push(AlbumRoute())
    model.root.push(AlbumRoute())
    #expect(Set(model.tree.containers.held.values).count == 2)
    model.root.push(AlbumRoute(count: 0))
    #expect(model.tree.containers.held.count == 2)
    #expect(model.path == ["home", "album-2", "album-2", "album-0"])
  }

  @Test("what a move says is held comes before what the route says")
  func nearest() throws {
    let model = try AlbumRoute.model()
    model.root.push(AlbumRoute(), holding: .album(selection: 1))
    #expect(model.path == ["item-12"])
  }

  @Test("only if not on top it is the route that counts")
  func unlessOnTop() throws {
    let model = try AlbumRoute.model()
    model.root.push(AlbumRoute())
    #expect(model.root.push(AlbumRoute(), unlessOnTop: true).reason == .alreadyThere)
  }

  @Test("a route within what is held that the app does not know is not found")
  func stranger() throws {
    let model = try AlbumRoute.model()
    let outcome = model.root.push(Page.item(1), holding: .stack(Stranger()))
    #expect(outcome.missing?.contains("stranger") == true)
    #expect(model.containerStyles.count == 1)
  }

  @Test("a type that is registered again without a plan holds nothing any more")
  func again() throws {
    let app = try makeApp().route(AlbumRoute.self, holding: \.plan) { _, _ in Screen("") {} }
      .route(AlbumRoute.self) { _, _ in Screen("") {} }
    let model = NavigationModel(app)
    model.root.push(AlbumRoute())
    #expect(model.tree.containers.held == [:])
  }
}
