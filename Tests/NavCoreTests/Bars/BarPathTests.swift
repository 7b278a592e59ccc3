import NavCore
import Testing

@Suite("The path in a bar")
@MainActor struct BarPathTests {
  private let style = RecordingBar()

  private func model(_ depth: Int, _ tally: Tally? = nil) throws -> NavigationModel {
    let app = try makeApp { page, _ in
      tally?.count += 1
      return Screen("\(page)") {}
    }.bar(style)
    let model = NavigationModel(app)
    if depth > 0 { model.root.setPath((1...depth).map { Page.item($0) }) }
    return model
  }

  private func path(_ model: NavigationModel, atMost count: Int) throws -> BarPath {
    _ = Composer(model).frame()
    return try #require(style.last).path(atMost: count)
  }

  @Test("from the outer to the inner screens, without the one that is shown")
  func order() throws {
    let path = try path(try model(3), atMost: 8)
    #expect(path.steps.map(\.title) == ["home", "item-1", "item-2"] && path.isWhole)
    #expect(path.steps.map(\.label) == ["Back to home", "Back to item-1", "Back to item-2"])
    #expect(path.steps.map(\.isNearest) == [false, false, true])
    #expect(try self.path(try model(0), atMost: 8).steps.isEmpty)
  }

  @Test("of a longer path, its end")
  func end() throws {
    let path = try path(try model(20), atMost: 2)
    #expect(path.steps.map(\.title) == ["item-18", "item-19"] && !path.isWhole)
    #expect(try self.path(try model(2), atMost: 2).isWhole)
    #expect(try self.path(try model(2), atMost: 0).steps.isEmpty)
  }

  @Test("each step goes back to its screen")
  func steps() throws {
    let model = try model(4)
    try path(model, atMost: 8).steps[1].action()
    #expect(model.path == ["home", "item-1"])
  }

  @Test("screens are not made for it unless a style asks for it")
  func lazy() throws {
    let tally = Tally()
    let model = try model(1000, tally)
    _ = Composer(model).frame()
    #expect(tally.count == 2, "the screen that is shown, and the one that back says the title of")
    _ = try path(model, atMost: 5)
    #expect(tally.count == 6)
  }
}
