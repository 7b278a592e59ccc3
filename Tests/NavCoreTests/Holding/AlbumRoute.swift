import NavCore

/// A route whose entries hold an album, whatever brings them; none where there are no pages in it.
struct AlbumRoute: Route, CustomStringConvertible {
  var count = 2
  var tag: String?

  static let routeName = "album"

  var description: String { "album-\(count)" }

  /// The album.
  var plan: ContainerPlan? {
    let pages = (0..<count).map { ContainerPlan.stack(Page.item(20 + $0)) }
    return pages.isEmpty ? nil : .pager(pages, tag: tag)
  }

  /// The navigation of an app that knows such routes.
  @MainActor static func model(
    _ root: ContainerPlan = .stack(Page.home)
  ) throws -> NavigationModel {
    NavigationModel(
      try makeApp(root).route(AlbumRoute.self, holding: \.plan) { album, _ in
        Screen("\(album)") { TextNode("no body") }
      })
  }
}
