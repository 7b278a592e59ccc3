import NavCore
import Testing

@Suite("Popping to what matches")
@MainActor struct PopToTests {
  /// A route of another type.
  private struct Chapter: Route {
    static let routeName = "chapter"
    let number: Int
  }

  /// The path is home, 1, chapter 1, 2, 1, 3.
  private func model() throws -> NavigationModel {
    let app = try makeApp().route(Chapter.self) { chapter, _ in Screen("\(chapter.number)") {} }
    let model = NavigationModel(app)
    model.root.setPath([
      Page.item(1), Chapter(number: 1), Page.item(2), Page.item(1), Page.item(3),
    ])
    return model
  }

  @Test("of several that match the one nearest to the top is meant")
  func nearest() throws {
    let model = try model()
    #expect(model.root.pop(to: Page.item(1)).change?.removed.map(\.text) == ["item-3"])
    #expect(model.path.count == 5)
  }

  @Test("a type of route matches whatever its value, and no other type")
  func type() throws {
    let model = try model()
    #expect(model.root.pop(to: Page.self).reason == .alreadyThere)
    #expect(model.root.pop(to: Chapter.self).change?.removed.count == 3)
    #expect(model.root.entries.last?.route?.as(Chapter.self) == Chapter(number: 1))
    #expect(model.root.pop(to: Page.self).change != nil)
    #expect(model.path == ["home", "item-1"])
    let missing = model.root.pop(to: Chapter.self).missing
    #expect(missing == "routes of type “chapter” in stack \(model.root.container)")
  }

  @Test("a predicate is asked of entries, also of those without a route")
  func predicate() throws {
    let model = try model()
    #expect(model.root.pop(to: .entries(where: { $0.route == nil })).missing != nil)
    model.root.push(Screen("Built") {})
    model.root.push(Page.item(9))
    let change = model.root.pop(to: .entries("built screens") { $0.route == nil }).change
    #expect(change?.removed.map(\.text) == ["item-9"])
    model.root.pop()
    let missing = model.root.pop(to: .entries("built screens") { $0.route == nil }).missing
    #expect(missing?.hasPrefix("built screens in stack") == true)
  }

  @Test("the root matches too, and where it is alone there is nothing above it")
  func root() throws {
    let model = try model()
    #expect(model.root.pop(to: Page.home).change?.removed.count == 5)
    #expect(model.root.pop(to: Page.home).reason == .atRoot)
    #expect(model.root.pop(to: Page.self).reason == .atRoot)
  }

  @Test("what is on top already leaves all as it is")
  func top() throws {
    let model = try model()
    let before = model.tree
    #expect(model.root.pop(to: Page.item(3)).reason == .alreadyThere)
    #expect(model.tree == before)
  }

  @Test("a route that is nowhere is not found, and the outcome names it and the stack")
  func missing() throws {
    let model = try model()
    let before = model.tree
    let missing = model.root.pop(to: Page.item(7)).missing
    #expect(missing == "route item-7 in stack \(model.root.container)")
    #expect(model.tree == before)
  }

  @Test("an entry of another stack is not found")
  func otherStack() throws {
    let model = try makeModel(.twoColumns)
    let detail = try #require(model.column(.detail).entries.first)
    let missing = model.column(.sidebar).pop(to: detail.id).missing
    #expect(missing?.contains("entry \(detail.id)") == true)
  }
}
