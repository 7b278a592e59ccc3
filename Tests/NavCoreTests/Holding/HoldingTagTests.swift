import Testing

@testable import NavCore

@Suite("Tags in what entries hold")
@MainActor struct HoldingTagTests {
  @Test("a tag that is taken refuses the move, and nothing of it is left")
  func taken() throws {
    let model = try makeModel(.stack(Page.home, tag: "album"))
    let before = model.tree
    let outcome = model.root.push(Page.item(1), holding: .album(tag: "album"))
    #expect(outcome.refuser == "directory")
    #expect(outcome.refusal?.contains("“album” is taken") == true)
    #expect(model.tree == before && model.containerStyles.count == 1)
  }

  @Test("a tag goes with its holder, and can come with the one that takes its place")
  func replaced() throws {
    let model = try makeModel()
    model.root.push(Page.item(1), holding: .album(tag: "album"))
    let first = model.navigator(tagged: "album")?.container
    let album = Destination.holding(.to(Page.item(2)), .album(tag: "album"))
    let before = model.tree
    let change = try #require(model.root.perform(.replaceTop(album)).change)
    #expect(before.problem(with: change, to: model.tree) == nil)
    #expect(model.navigator(tagged: "album")?.container == model.held(by: .item(2)))
    #expect(model.navigator(tagged: "album")?.container != first)
    model.root.pop()
    #expect(model.tags.isEmpty)
  }

  @Test("a tag that was given since goes with the holder, too")
  func given() throws {
    let model = try makeModel(.holdingAlbum)
    try model.register("later", for: model.front)
    model.root.pop()
    #expect(model.tags.isEmpty)
  }

  @Test("two of one move, or of one plan, that want the same tag are refused")
  func twice() throws {
    let model = try AlbumRoute.model()
    let album = AlbumRoute(tag: "album")
    #expect(model.root.setPath([album, album]).refuser == "directory")
    let plan = ContainerPlan.stack(.to(album), path: [.to(album)])
    let outcome = model.root.present(plan)
    #expect(outcome.refuser == "directory" && outcome.refusal?.contains("“album”") == true)
    #expect(model.tree.containers.ids.count == 1 && model.containerStyles.count == 1)
    #expect(model.root.push(album).change != nil)
  }
}
